import Testing

@testable import Store

struct GameSpeedTests {
    @Test(arguments: [
        ("60", GameSpeed.bullet), ("120+1", .bullet), ("139+1", .bullet), ("140+1", .blitz), ("180", .blitz),
        ("180+2", .blitz), ("439+1", .blitz), ("440+1", .rapid), ("600", .rapid), ("900+10", .rapid),
        ("1499", .rapid), ("1500", .classical), ("5400+30", .classical), ("40/7200:3600", .classical),
        ("40/60:20/60:30", .bullet), ("*180", .blitz), ("1/86400", .correspondence), ("1/86399", .classical),
        ("3/259200", .correspondence), ("-", .correspondence),
    ])
    func `the seconds and 40 times the increment of all stages tell the speed`(control: String, speed: GameSpeed) {
        #expect(GameSpeed(timeControl: control) == speed)
    }

    @Test(arguments: [
        "", "?", "5 min", "300+", "+3", "300+-3", "0/300", "40/", "300:", "1e3", "99999999999999999999", "∞",
    ])
    func `a time control that cannot be read is unknown`(control: String) {
        #expect(GameSpeed(timeControl: control) == nil)
    }
}

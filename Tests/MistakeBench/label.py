#!/usr/bin/env python3
"""The engine figures of the held-out half, reproducible: Stockfish, 1 thread, Hash 128, ucinewgame before each
position, `go nodes 2000000 searchmoves M` in the position before the move, MultiPV 1.
usage: label.py figures FEN PREPARED PLAYED   (prints JSON)"""
import sys, json, math, os, subprocess, hashlib, chess
SF="/usr/games/stockfish"; NODES=2000000
def win(cp): return 50+50*(2/(1+math.exp(-0.00368208*max(-10000,min(10000,cp))))-1)
def cls(loss):
    return "sound" if loss<3 else "slightly-worse" if loss<5 else "inaccuracy" if loss<10 else "mistake" if loss<15 else "blunder"
class SF_:
    def __init__(s):
        s.p=subprocess.Popen(["nice","-n","19",SF],stdin=subprocess.PIPE,stdout=subprocess.PIPE,text=True,bufsize=1)
        s.send("uci"); s.wait("uciok"); s.send("setoption name Threads value 1"); s.send("setoption name Hash value 128"); s.ready()
    def send(s,x): s.p.stdin.write(x+"\n")
    def wait(s,w):
        for l in s.p.stdout:
            if l.startswith(w): return
    def ready(s): s.send("isready"); s.wait("readyok")
    def go(s,fen,limit,move=None,multi=1):
        s.send("ucinewgame"); s.send(f"setoption name MultiPV value {multi}"); s.ready(); s.send("position fen "+fen)
        s.send(f"go nodes {limit}"+(f" searchmoves {move}" if move else ""))
        best={}
        for l in s.p.stdout:
            t=l.split()
            if t[:1]==["bestmove"]: break
            if "score" in t and "pv" in t and "upperbound" not in t and "lowerbound" not in t:
                k=int(t[t.index("multipv")+1]) if "multipv" in t else 1
                i=t.index("score"); best[k]=(t[i+1],int(t[i+2]),t[t.index("pv")+1:])
        return [best[k] for k in sorted(best)]
    def quit(s): s.send("quit"); s.p.wait()
def cpof(k,v): return v if k=="cp" else (10000-abs(v) if v>0 else -10000+abs(v))
def figures(e,fen,prepared,played,nodes=NODES):
    b=chess.Board(fen); out={}
    for n,san in (("prepared",prepared),("played",played)):
        m=b.parse_san(san); k,v,pv=e.go(fen,nodes,m.uci())[0]
        mv=[chess.Move.from_uci(x) for x in pv]
        out[n]=b.san(m); out[n+"Cp"]=cpof(k,v); out[n+"Mate"]=v if k=="mate" else None
        bb=b.copy(); s=[]
        for x in mv: s.append(bb.san(x)); bb.push(x)
        out[n+"Line"]=s
    out["loss"]=round(win(out["preparedCp"])-win(out["playedCp"]),1); out["class"]=cls(win(out["preparedCp"])-win(out["playedCp"]))
    return out
if __name__=="__main__":
    e=SF_(); print(json.dumps(figures(e,*sys.argv[2:5]))); e.quit()

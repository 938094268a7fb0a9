#!/usr/bin/env python3
"""repro.py [EVERY]: recompute the figures of every EVERY-th case (default 26) and compare with heldout.jsonl."""
import json,sys
from label import SF_,figures
k=int(sys.argv[1]) if len(sys.argv)>1 else 26
e=SF_(); bad=n=0
for i,l in enumerate(open("/work/bench/heldout.jsonl")):
    if i%k: continue
    x=json.loads(l); f=figures(e,x["fen"],x["prepared"],x["played"]); n+=1
    if (f["preparedCp"],f["playedCp"],f["loss"],f["class"])!=(x["preparedCp"],x["playedCp"],x["loss"],x["class"]): bad+=1; print(x["id"],f["preparedCp"],f["playedCp"],x["preparedCp"],x["playedCp"])
print(n,"recomputed",bad,"different"); e.quit()

kill $(cat /tmp/coach-ui/server.pid) 2>/dev/null; sleep 1
cd /work/trees/coach-ui; (nice npm run build 2>&1 | tail -2)
(PORT=7391 HOST=127.0.0.1 LOG_LEVEL=warn DATA_DIR=/tmp/coach-ui/data nohup node_modules/.bin/node scripts/start.ts > /tmp/coach-ui/server.log 2>&1 & echo $! > /tmp/coach-ui/server.pid); 
for i in $(seq 40); do grep -q ready /tmp/coach-ui/server.log && break; sleep 0.5; done; cat /tmp/coach-ui/server.log

#!/usr/bin/env bash
# Runs the files of the image as the image does, where Docker is missing: in a folder of their own that is read-only, as another user,
# with a limit of memory. Starts the playground, asks for its page and its health, and stops it by SIGTERM. Needs root and Linux.
# `scripts/try-image.sh 400` sets the limit to 400 MB.
set -euo pipefail
cd "$(dirname "$0")/.."

limit_mb=${1:-512}
folder=$(mktemp -d)
# Control groups of version 2, or of version 1.
if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
  group=/sys/fs/cgroup/piecemeal-try
  limit_file=memory.max
else
  group=/sys/fs/cgroup/memory/piecemeal-try
  limit_file=memory.limit_in_bytes
fi
bot=
clean_up() {
  if [ -n "$bot" ]; then
    kill -KILL "$bot" 2>/dev/null || true
    wait "$bot" 2>/dev/null || true
  fi
  cd /
  umount "$folder/app" 2>/dev/null || true
  rmdir "$group" 2>/dev/null || true
  rm -rf "$folder"
}
trap clean_up EXIT

npm run --silent build
cp -r dist "$folder/app"
mkdir "$folder/data"
chmod 755 "$folder"
chown nobody "$folder/data"
mount --bind "$folder/app" "$folder/app"
mount -o remount,ro,bind "$folder/app"
echo "Files of the image without Node: $(du -sm "$folder/app" | cut -f1) MB"

if mkdir "$group" 2>/dev/null; then
  echo $((limit_mb * 1024 * 1024)) >"$group/$limit_file"
else
  echo "No memory limit: control groups cannot be written here."
fi

cp "$(npx node -p process.execPath)" "$folder/node"
cd "$folder/app"
(
  if [ -d "$group" ]; then echo "$BASHPID" >"$group/cgroup.procs"; fi
  exec env -i PATH=/usr/bin:/bin HOME=/nonexistent NODE_ENV=production DATA_DIR="$folder/data" PORT=8138 \
    METRICS_PORT=9464 NODE_COMPILE_CACHE="$folder/data/compiled" \
    setpriv --reuid nobody --regid nogroup --clear-groups "$folder/node" --max-semi-space-size=4 main.js
) &
bot=$!

for _ in $(seq 60); do
  sleep 0.5
  if curl -sf -o "$folder/ready" http://127.0.0.1:9464/readyz; then break; fi
done
curl -sf -o "$folder/page" http://127.0.0.1:8138/page.js
curl -sf -o "$folder/health" http://127.0.0.1:9464/healthz
echo "User $(ps -o user= -p "$bot"), $(($(ps -o rss= -p "$bot") / 1024)) MB, page of $(stat -c %s "$folder/page") bytes."
kill -TERM "$bot"
code=0
wait "$bot" || code=$?
bot=
echo "Ended with code $code."
[ "$code" = 0 ]

#!/usr/bin/env bash
# Compares the Node that npm installed with the one that nodejs.org publishes for this system. Linux only; needs the internet.
set -euo pipefail
cd "$(dirname "$0")/.."

system=linux-$([ "$(uname -m)" = aarch64 ] && echo arm64 || echo x64)
package=node_modules/node-$system
version=$(node -p "require('./$package/package.json').version")
archive=node-v$version-$system.tar.xz
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for file in SHASUMS256.txt "$archive"; do
  curl -sSf -o "$folder/$file" "https://nodejs.org/dist/v$version/$file"
done
(cd "$folder" && sha256sum --check --ignore-missing --strict SHASUMS256.txt)
published=$(tar -xJOf "$folder/$archive" "node-v$version-$system/bin/node" | sha256sum)
installed=$(sha256sum <"$package/bin/node")
if [ "$published" != "$installed" ]; then
  echo "$package/bin/node is not the Node $version of nodejs.org." >&2
  exit 1
fi
echo "$package is the Node $version of nodejs.org."

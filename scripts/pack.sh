#!/bin/sh
# Compresses a build's text files into .br and .gz files, so that nginx does not compress them for each request.
# Usage: pack.sh [folder]
set -eu
site=${1:-build}

remove_parts() {
  find "$site" -type f -name '*.part' -delete
}
trap remove_parts EXIT
trap 'exit 1' HUP INT TERM

# Renames complete files only, because nginx would send truncated ones. The exit status 255 makes xargs stop.
find "$site" -type f -regextype posix-extended -regex '.*\.(css|html|js|json|md|svg|txt|webmanifest|xml)' -print0 |
  xargs -0 -n 32 -P "$(nproc)" sh -c '
    for file; do
      brotli -cq 10 "$file" >"$file.br.part" && gzip -nc9 "$file" >"$file.gz.part" &&
        mv -f "$file.br.part" "$file.br" && mv -f "$file.gz.part" "$file.gz" || exit 255
    done' sh || {
  echo "$site is not completely compressed, see above. Free space on the disk, and run the command again." >&2
  exit 1
}

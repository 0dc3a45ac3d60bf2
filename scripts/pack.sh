#!/bin/sh
# Compresses a build's text files into .br and .gz files, so that nginx need not compress them for each request.
# Usage: pack.sh [folder]
set -eu
find "${1:-build}" -type f -regextype posix-extended -regex '.*\.(css|html|js|json|svg|webmanifest|xml)' -print0 |
  xargs -0 -n 32 -P "$(nproc)" sh -c 'brotli -kfq 10 "$@" && gzip -kf9 "$@"' sh

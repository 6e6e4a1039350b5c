#!/usr/bin/env bash
# Builds the page and serves it at http://localhost:8080. PORT=… changes the port; --build-only stops at web/dist/.
set -euo pipefail
port=${PORT:-8080}

usage() {
  printf 'usage: [PORT=8080] %s [--build-only]\n' "$0" >&2
  exit 2
}

port_is_taken() {
  (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null || (: <"/dev/tcp/::1/$port") 2>/dev/null
}

refuse_taken_port() {
  printf 'Port %s is taken by another program. Take another one: PORT=%s %s\n' "$port" $((port + 1)) "$0" >&2
  exit 1
}

case "$#:${1:-}" in
  0:) build_only=false ;;
  1:--build-only) build_only=true ;;
  *) usage ;;
esac
if ! [[ $port =~ ^[1-9][0-9]{0,4}$ ]] || ((port > 65535)); then
  printf 'PORT=%s is not a port; it is a number from 1 to 65535.\n' "$port" >&2
  exit 2
fi
if ! $build_only && port_is_taken; then refuse_taken_port; fi

source "$(dirname "$0")/build-page.sh"
if $build_only; then
  printf 'Built web/dist/: any static server can serve it.\n'
  exit
fi
if port_is_taken; then refuse_taken_port; fi
printf 'The page stands at http://localhost:%s/ (stop with Ctrl-C)\n' "$port"
cd web
exec npx --no-install vite preview --port "$port" --strictPort --logLevel warn

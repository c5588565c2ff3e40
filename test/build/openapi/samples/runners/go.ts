import type { SampleRunner } from '../run-samples.ts';

/** Builds all programs as files of one program and runs them in sequence: starting the compiler takes longest. */
const DRIVER = `set -e; work=$(mktemp -d); trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT; here=$PWD; n=0; calls=
for path in "$0" "$@"; do sed -e "s/^func main() {$/func main$n() {/" "$path" > "$work/sample$n.go"; calls="$calls
run(main$n)"; n=$((n+1)); done
printf 'module driver\\n\\ngo 1.16\\n' > "$work/go.mod"
printf 'package main\\nimport "fmt"\\nimport "os"\\nfunc run(main func()) { defer func() { if err := recover(); err != nil { fmt.Fprintln(os.Stderr, err) } }(); main() }\\nfunc main() {%s\\n}\\n' "$calls" > "$work/main.go"
cd "$work"; GOCACHE="$work/cache" GOPATH="$work/path" GOFLAGS=-mod=mod GOTELEMETRY=off go build -gcflags=-N -o "$work/driver" .; cd "$here"; "$work/driver"`;

export const RUNNER: SampleRunner = {
  extension: 'go',
  command: 'bash',
  driver: ['-c', DRIVER],
  probe: ['-c', 'go version'],
  streams: 'io.Copy(os.Stdout, response.Body)',
  saves: 'os.Create("response.pdf")',
};

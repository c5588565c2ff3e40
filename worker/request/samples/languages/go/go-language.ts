import {
  BLOCK_COMMENT,
  CALL,
  DOUBLE_QUOTED,
  LINE_COMMENT,
  NUMBER,
  PUNCTUATION,
  SINGLE_QUOTED,
  words,
} from '../../../../model/code-grammar.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { toGo, toGoString } from './go.ts';

const KEYWORDS =
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package range ' +
  'return select struct switch type var';

/** Builds all programs as packages of one program and runs them in sequence: starting the compiler takes longest. */
const DRIVER = `set -e; work=$(mktemp -d); trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT; here=$PWD; n=0; calls=; imports=
for path in "$0" "$@"; do mkdir "$work/s$n"; sed -e "s/^package main$/package s$n/" -e 's/^func main() {$/func Main() {/' "$path" > "$work/s$n/sample.go"
imports="$imports
import \\"driver/s$n\\""; calls="$calls
run(s$n.Main)"; n=$((n+1)); done
printf 'module driver\\n\\ngo 1.16\\n' > "$work/go.mod"
printf 'package main\\nimport "fmt"\\nimport "os"\\n%s\\nfunc run(main func()) { defer func() { if err := recover(); err != nil { fmt.Fprintln(os.Stderr, err) } }(); main() }\\nfunc main() {%s\\n}\\n' "$imports" "$calls" > "$work/main.go"
cd "$work"; GOCACHE="$work/cache" GOPATH="$work/path" GOFLAGS=-mod=mod GOTELEMETRY=off go build -gcflags=-N -o "$work/driver" .; cd "$here"; "$work/driver"`;

const GO_LITERALS: LiteralSyntax = {
  indentUnit: '\t',
  string: toGoString,
  words: { null: 'nil' },
  array: (items) => `[]any{${items.join(', ')}}`,
  object: toObject,
};

export const GO: SampleLanguage = {
  id: 'go',
  label: 'Go',
  isDefault: false,
  highlight: 'go',
  aliases: ['go', 'golang'],
  grammar: {
    comment: `${LINE_COMMENT}|${BLOCK_COMMENT}`,
    string: `${DOUBLE_QUOTED}|${SINGLE_QUOTED}|\`[^\`]*\`?`,
    keyword: words(KEYWORDS),
    number: `${NUMBER}|${words('true false nil iota')}`,
    function: CALL,
    punctuation: PUNCTUATION,
  },
  generate: toGo,
  sdk: toCallPrinter({ methodCase: 'pascal', literals: GO_LITERALS }),
  runner: { extension: 'go', command: 'bash', driver: ['-c', DRIVER], probe: ['-c', 'go version'] },
};

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'map[string]any{}';
  const lines = members.map(([name, expression]) => `${indent}\t${toGoString(name)}: ${expression},\n`);
  return `map[string]any{\n${lines.join('')}${indent}}`;
}

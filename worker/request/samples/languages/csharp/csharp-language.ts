import {
  BLOCK_COMMENT,
  CALL,
  DOUBLE_QUOTED,
  LINE_COMMENT,
  NUMBER,
  PUNCTUATION,
  SINGLE_QUOTED,
  upTo,
  words,
} from '../../../../model/code-grammar.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { toCsharp, toCsharpString } from './csharp.ts';

/** Builds all programs as classes of one project and runs them in sequence. */
const DRIVER = `set -e; work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; here=$PWD; n=0; calls=
printf '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>' > "$work/driver.csproj"
for path in "$0" "$@"; do { printf 'static class S%s { public static async Task Main() {\\n' $n; cat "$path"; printf '\\n} }\\n'; } > "$work/S$n.cs"
calls="$calls
try { await S$n.Main(); } catch (Exception error) { Console.Error.WriteLine(error); }"; n=$((n+1)); done
printf '%s\\n' "$calls" > "$work/Program.cs"
export DOTNET_CLI_HOME="$work" DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1; dotnet build -v q -o "$work/out" "$work/driver.csproj" >&2; cd "$here"; dotnet "$work/out/driver.dll"`;

const CSHARP_LITERALS: LiteralSyntax = {
  indentUnit: '    ',
  string: toCsharpString,
  array: (items) => `new object[] { ${items.join(', ')} }`,
  object: toObject,
};

export const CSHARP: SampleLanguage = {
  id: 'csharp',
  label: 'C#',
  isDefault: false,
  highlight: 'csharp',
  aliases: ['csharp', 'c#', 'cs', 'dotnet'],
  grammar: {
    comment: `${LINE_COMMENT}|${BLOCK_COMMENT}`,
    string: `"""${upTo('"""')}|${DOUBLE_QUOTED}|${SINGLE_QUOTED}`,
    keyword: words(
      'async await bool break case catch class const continue decimal do double else finally for foreach if in int is long ' +
        'namespace new out private public return static string switch throw try using var void while',
    ),
    number: `${NUMBER}|${words('true false null')}`,
    function: CALL,
    punctuation: PUNCTUATION,
  },
  generate: toCsharp,
  sdk: toCallPrinter({ methodCase: 'pascal', literals: CSHARP_LITERALS }),
  runner: {
    extension: 'cs',
    command: 'bash',
    driver: ['-c', DRIVER],
    probe: ['-c', `dotnet --list-sdks | grep -qE '^([89]|[1-9][0-9])\\.'`],
  },
};

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'new Dictionary<string, object>()';
  const lines = members.map(([name, expression]) => `${indent}    [${toCsharpString(name)}] = ${expression},\n`);
  return `new Dictionary<string, object>\n${indent}{\n${lines.join('')}${indent}}`;
}

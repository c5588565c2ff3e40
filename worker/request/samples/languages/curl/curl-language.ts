import { DOUBLE_QUOTED, SINGLE_QUOTED, words } from '../../../../model/markup/code-grammar.ts';
import { toCompactJson } from '../../../value/json-text.ts';
import type { JsonMember, JsonNode } from '../../../value/json-tree.ts';
import { toIdentifier } from '../../identifier-case.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import type { SdkPrinter } from '../../sdk-printer.ts';
import { generate } from './curl.ts';
import { toShellWord } from './shell-word.ts';

/** Flags up to this many characters stay on the line of the command. Otherwise each flag has its own line. */
const INLINE_WIDTH = 60;

/** For a command-line tool instead of an SDK: every argument is a flag. */
const COMMAND_LINE_PRINTER: SdkPrinter = {
  methodCase: 'kebab',
  reserved: new Set(),
  toPositional: toFlags,
  toOptions: toFlags,
  toArguments: (path, options, indent) => toFlags([...path, ...options], indent),
  toBody: (body) => toShellWord(toCompactJson(body)),
};

function toFlags(members: readonly JsonMember[], indent: string): string {
  const flags = members.flatMap(({ name, value }) => {
    const flag = `--${toIdentifier(name, 'kebab', 'value')}`;
    const repeats = value.kind === 'array' && value.items.length > 0 && value.items.every(isScalar);
    return repeats ? value.items.map((item) => toFlag(flag, item)) : [toFlag(flag, value)];
  });
  const line = flags.join(' ');
  return line.length <= INLINE_WIDTH ? line : flags.map((flag) => `\\\n${indent}  ${flag}`).join(' ');
}

function toFlag(flag: string, value: JsonNode): string {
  if (value.kind === 'word' && value.word === 'true') return flag;
  const text = value.kind === 'string' ? value.value : toCompactJson(value);
  // A value that starts with a hyphen would be parsed as a flag.
  if (text.startsWith('-') || text === 'false') return `${toShellWord(flag)}=${toShellWord(text)}`;
  return `${toShellWord(flag)} ${toShellWord(text)}`;
}

function isScalar(node: JsonNode): boolean {
  return node.kind !== 'object' && node.kind !== 'array';
}

export const CURL: SampleLanguage = {
  id: 'curl',
  label: 'curl',
  isDefault: true,
  highlight: 'bash',
  aliases: ['curl', 'shell', 'bash', 'sh', 'cli'],
  grammar: {
    comment: String.raw`(?<!\S)#.*`,
    // Options use the argument color. \' joins two quoted parts of one word.
    string: String.raw`\$${SINGLE_QUOTED}|'[^']*'?|${DOUBLE_QUOTED}|\\'|(?<!\S)--?[A-Za-z][\w-]*`,
    keyword: `${words('case do done elif else esac export fi for function if in then until while')}|(?<=(?:-X|--request) )[A-Z]+`,
    function: String.raw`(?<=^|[|;&]\s?)[A-Za-z_][\w.-]*(?![\w.=-])`,
  },
  generate,
  sdk: COMMAND_LINE_PRINTER,
};

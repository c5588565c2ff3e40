import { toCompactJson } from '../read/json-text.ts';
import type { JsonMember, JsonNode } from '../read/json-tree.ts';
import { type IdentifierCase, toIdentifier } from './identifier-case.ts';
import { toShellWord } from './languages/curl/shell-word.ts';
import { toJavaScriptLiteral, toJavaScriptObject } from './languages/javascript/javascript-literal.ts';
import type { SampleLanguageId } from './languages/languages.ts';
import { toPhpArray, toPhpLiteral } from './languages/php/php-literal.ts';
import { PYTHON_KEYWORDS, toPythonDict, toPythonLiteral } from './languages/python/python-literal.ts';
import { layOutList } from './list-layout.ts';

/** How a language writes what an SDK's method is called with; `indent` is that of the line with the placeholder. */
export interface SdkArgumentPrinter {
  /** The convention for methods and, in a command line tool, for commands. */
  readonly methodCase: IdentifierCase;
  /** Identifiers that no method can have; an underscore behind them makes them fit. */
  readonly reserved: ReadonlySet<string>;
  /** Values in order, without brackets: `'in_1', 2`. */
  readonly toPositional: (members: readonly JsonMember[], indent: string) => string;
  /** One value that holds all members: `{ limit: 25 }`. */
  readonly toOptions: (members: readonly JsonMember[], indent: string) => string;
  /** Everything between the brackets of a call: `'in_1', { limit: 25 }`. */
  readonly toArguments: (path: readonly JsonMember[], options: readonly JsonMember[], indent: string) => string;
  readonly toBody: (body: JsonNode, indent: string) => string;
}

type CallPrinter = Omit<SdkArgumentPrinter, 'methodCase' | 'reserved'>;

interface LanguageSyntax {
  readonly indentUnit: '  ' | '    ';
  readonly toLiteral: (node: JsonNode, indent: string) => string;
  readonly toObject: (members: readonly (readonly [name: string, expression: string])[], indent: string) => string;
}

/** Characters of flags that may stand on the line of the command; more of them get a line each. */
const INLINE_WIDTH = 60;
const NO_WORDS: ReadonlySet<string> = new Set();

export const SDK_ARGUMENT_PRINTERS: Readonly<Record<SampleLanguageId, SdkArgumentPrinter>> = {
  curl: {
    methodCase: 'kebab',
    reserved: NO_WORDS,
    toPositional: toFlags,
    toOptions: toFlags,
    toArguments: (path, options, indent) => toFlags([...path, ...options], indent),
    toBody: (body) => toShellWord(toCompactJson(body)),
  },
  javascript: {
    methodCase: 'camel',
    reserved: NO_WORDS,
    ...toCallPrinter({ indentUnit: '  ', toLiteral: toJavaScriptLiteral, toObject: toJavaScriptObject }),
  },
  php: {
    methodCase: 'camel',
    reserved: NO_WORDS,
    ...toCallPrinter({ indentUnit: '    ', toLiteral: toPhpLiteral, toObject: toPhpArray }),
  },
  python: {
    methodCase: 'snake',
    reserved: PYTHON_KEYWORDS,
    ...toCallPrinter({ indentUnit: '    ', toLiteral: toPythonLiteral, toObject: toPythonDict }),
    toArguments: toPythonArguments,
  },
};

/** Path parameters in order, then one object (array, dict) of the others. */
function toCallPrinter({ indentUnit, toLiteral, toObject }: LanguageSyntax): CallPrinter {
  const toPositional = (members: readonly JsonMember[], indent: string) =>
    members.map(({ value }) => toLiteral(value, indent)).join(', ');
  const toOptions = (members: readonly JsonMember[], indent: string) =>
    toObject(
      members.map(({ name, value }) => [name, toLiteral(value, `${indent}${indentUnit}`)]),
      indent,
    );
  return {
    toPositional,
    toOptions,
    toArguments: (path, options, indent) => {
      const values = path.length === 0 ? [] : [toPositional(path, indent)];
      return [...values, ...(options.length === 0 ? [] : [toOptions(options, indent)])].join(', ');
    },
    toBody: toLiteral,
  };
}

function toPythonArguments(path: readonly JsonMember[], options: readonly JsonMember[], indent: string): string {
  const inner = `${indent}    `;
  const items = [...path.map(({ value }) => toPythonLiteral(value, inner)), ...toKeywordArguments(options, inner)];
  return layOutList(items, indent, { open: '', close: '', padding: '', indentUnit: '    ' });
}

/** `limit=25`; names that are no Python identifier go into a `**{…}` at the end. */
function toKeywordArguments(members: readonly JsonMember[], indent: string): string[] {
  const isKeywordName = ({ name }: JsonMember) => /^[A-Za-z_]\w*$/.test(name) && !PYTHON_KEYWORDS.has(name);
  const keywords = members.filter(isKeywordName).map(({ name, value }) => `${name}=${toPythonLiteral(value, indent)}`);
  const others = members.filter((member) => !isKeywordName(member));
  if (others.length === 0) return keywords;
  const pairs = others.map(({ name, value }): [string, string] => [name, toPythonLiteral(value, `${indent}    `)]);
  return [...keywords, `**${toPythonDict(pairs, indent)}`];
}

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
  // A value that begins with a hyphen would be another flag.
  if (text.startsWith('-') || text === 'false') return `${toShellWord(flag)}=${toShellWord(text)}`;
  return `${toShellWord(flag)} ${toShellWord(text)}`;
}

function isScalar(node: JsonNode): boolean {
  return node.kind !== 'object' && node.kind !== 'array';
}

import {
  CALL,
  DOUBLE_QUOTED,
  NUMBER,
  PUNCTUATION,
  SINGLE_QUOTED,
  upTo,
  words,
} from '../../../../model/markup/code-grammar.ts';
import type { JsonMember } from '../../../value/json-tree.ts';
import { layOutList } from '../../list-layout.ts';
import { toLiteral } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { type SdkPrinter, toCallPrinter } from '../../sdk-printer.ts';
import { generate } from './python.ts';
import { PYTHON_KEYWORDS, PYTHON_LITERALS, toPythonDict } from './python-literal.ts';

/** Path parameters in order, followed by the others as keyword arguments. */
const PYTHON_PRINTER: SdkPrinter = {
  ...toCallPrinter({ methodCase: 'snake', reserved: PYTHON_KEYWORDS, literals: PYTHON_LITERALS }),
  toArguments: (path, options, indent) => {
    const inner = `${indent}    `;
    const items = [
      ...path.map(({ value }) => toLiteral(value, inner, PYTHON_LITERALS)),
      ...toKeywordArguments(options, inner),
    ];
    return layOutList(items, indent, { open: '', close: '', padding: '', indentUnit: '    ' });
  },
};

/** `limit=25`. Names that are not Python identifiers go in a `**{…}` at the end. */
function toKeywordArguments(members: readonly JsonMember[], indent: string): string[] {
  const isKeywordName = ({ name }: JsonMember) => /^[A-Za-z_]\w*$/.test(name) && !PYTHON_KEYWORDS.has(name);
  const keywords = members
    .filter(isKeywordName)
    .map(({ name, value }) => `${name}=${toLiteral(value, indent, PYTHON_LITERALS)}`);
  const others = members.filter((member) => !isKeywordName(member));
  if (others.length === 0) return keywords;
  const pairs = others.map(({ name, value }): [string, string] => [
    name,
    toLiteral(value, `${indent}    `, PYTHON_LITERALS),
  ]);
  return [...keywords, `**${toPythonDict(pairs, indent)}`];
}

export const PYTHON: SampleLanguage = {
  id: 'python',
  label: 'Python',
  isDefault: true,
  highlight: 'python',
  aliases: ['python', 'py', 'python3'],
  grammar: {
    comment: '#.*',
    string: `"""${upTo('"""')}|'''${upTo("'''")}|${DOUBLE_QUOTED}|${SINGLE_QUOTED}`,
    keyword: words(
      'and as assert async await break class continue def del elif else except finally for from global if import in ' +
        'is lambda nonlocal not or pass raise return try while with yield',
    ),
    number: `${NUMBER}|${words('True False None')}`,
    function: CALL,
    punctuation: PUNCTUATION,
  },
  generate,
  sdk: PYTHON_PRINTER,
};

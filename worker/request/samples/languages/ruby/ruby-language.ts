import { DOUBLE_QUOTED, NUMBER, PUNCTUATION, SINGLE_QUOTED, words } from '../../../../model/markup/code-grammar.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { generate, toRubyString } from './ruby.ts';

const KEYWORDS =
  'alias and begin break case class def do else elsif end ensure for if in module next not or redo rescue retry return ' +
  'self super then undef unless until when while yield';

const RUBY_LITERALS: LiteralSyntax = {
  indentUnit: '  ',
  string: toRubyString,
  words: { null: 'nil' },
  array: (items) => `[${items.join(', ')}]`,
  object: toObject,
};

export const RUBY: SampleLanguage = {
  id: 'ruby',
  label: 'Ruby',
  isDefault: false,
  highlight: 'ruby',
  aliases: ['ruby', 'rb'],
  grammar: {
    comment: '#.*',
    string: `${DOUBLE_QUOTED}|${SINGLE_QUOTED}`,
    keyword: words(`${KEYWORDS} require puts print`),
    number: `${NUMBER}|${words('true false nil')}`,
    function: String.raw`\b[A-Za-z_]\w*[?!]?(?=\()`,
    punctuation: PUNCTUATION,
  },
  generate,
  sdk: toCallPrinter({
    methodCase: 'snake',
    reserved: new Set(KEYWORDS.split(' ')),
    literals: RUBY_LITERALS,
  }),
};

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return '{}';
  const lines = members.map(([name, expression]) => `${indent}  ${toRubyString(name)} => ${expression}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

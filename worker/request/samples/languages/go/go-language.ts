import { cRules, DOUBLE_QUOTED, SINGLE_QUOTED } from '../../../../model/markup/code-grammar.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { generate, toGoString } from './go.ts';

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
  grammar: cRules({
    string: `${DOUBLE_QUOTED}|${SINGLE_QUOTED}|\`[^\`]*\`?`,
    keywords:
      'break case chan const continue default defer else fallthrough for func go goto if import interface map package range ' +
      'return select struct switch type var',
    values: 'true false nil iota',
  }),
  generate,
  sdk: toCallPrinter({ methodCase: 'pascal', literals: GO_LITERALS }),
};

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'map[string]any{}';
  const lines = members.map(([name, expression]) => `${indent}\t${toGoString(name)}: ${expression},\n`);
  return `map[string]any{\n${lines.join('')}${indent}}`;
}

import { cRules, DOUBLE_QUOTED, SINGLE_QUOTED } from '../../../../model/markup/code-grammar.ts';
import { fitsDouble, fitsSigned, isInteger } from '../../exact-number.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { generate, toGoString } from './go.ts';

const GO_LITERALS: LiteralSyntax = {
  indentUnit: '\t',
  string: toGoString,
  number: toNumber,
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

/** Constants that no number type of Go can hold become strings. */
function toNumber(literal: string): string {
  const fits = isInteger(literal) ? fitsSigned(literal, 64) : fitsDouble(literal);
  return fits ? literal : toGoString(literal);
}

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'map[string]any{}';
  const lines = members.map(([name, expression]) => `${indent}\t${toGoString(name)}: ${expression},\n`);
  return `map[string]any{\n${lines.join('')}${indent}}`;
}

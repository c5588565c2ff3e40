import { cRules, DOUBLE_QUOTED } from '../../../../model/markup/code-grammar.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { generate, toJavaString } from './java.ts';

const JAVA_LITERALS: LiteralSyntax = {
  indentUnit: '    ',
  string: toJavaString,
  array: (items) => `List.of(${items.join(', ')})`,
  object: toObject,
};

export const JAVA: SampleLanguage = {
  id: 'java',
  label: 'Java',
  isDefault: false,
  highlight: 'java',
  aliases: ['java'],
  grammar: cRules({
    string: DOUBLE_QUOTED,
    keywords:
      'abstract break case catch class continue default do else enum extends final finally for if implements import ' +
      'instanceof interface new package private protected public record return static switch throw throws try var ' +
      'void while int long double boolean',
    values: 'true false null',
  }),
  generate,
  sdk: toCallPrinter({ methodCase: 'camel', literals: JAVA_LITERALS }),
};

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'Map.of()';
  const lines = members.map(([name, expression]) => `${indent}    Map.entry(${toJavaString(name)}, ${expression})`);
  return `Map.ofEntries(\n${lines.join(',\n')})`;
}

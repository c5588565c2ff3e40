import { cRules, DOUBLE_QUOTED, SINGLE_QUOTED, upTo } from '../../../../model/markup/code-grammar.ts';
import { fitsDouble, fitsSigned, isInteger } from '../../exact-number.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { generate, toCsharpString } from './csharp.ts';

const CSHARP_LITERALS: LiteralSyntax = {
  indentUnit: '    ',
  string: toCsharpString,
  number: toNumber,
  array: (items) => `new object[] { ${items.join(', ')} }`,
  object: toObject,
};

export const CSHARP: SampleLanguage = {
  id: 'csharp',
  label: 'C#',
  isDefault: false,
  highlight: 'csharp',
  aliases: ['csharp', 'c#', 'cs', 'dotnet'],
  grammar: cRules({
    string: `"""${upTo('"""')}|${DOUBLE_QUOTED}|${SINGLE_QUOTED}`,
    keywords:
      'async await bool break case catch class const continue decimal do double else finally for foreach if in int is long ' +
      'namespace new out private public return static string switch throw try using var void while',
    values: 'true false null',
  }),
  generate,
  sdk: toCallPrinter({ methodCase: 'pascal', literals: CSHARP_LITERALS }),
};

/** A literal is an `int`, `uint`, `long` or `ulong`, or a `double`. Other numbers become strings. */
function toNumber(literal: string): string {
  const fits = isInteger(literal)
    ? fitsSigned(literal, 64) || BigInt(literal) === BigInt.asUintN(64, BigInt(literal))
    : fitsDouble(literal);
  return fits ? literal : toCsharpString(literal);
}

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'new Dictionary<string, object>()';
  const lines = members.map(([name, expression]) => `${indent}    [${toCsharpString(name)}] = ${expression},\n`);
  return `new Dictionary<string, object>\n${indent}{\n${lines.join('')}${indent}}`;
}

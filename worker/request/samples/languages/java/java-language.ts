import { cRules, DOUBLE_QUOTED } from '../../../../model/markup/code-grammar.ts';
import { fitsDouble, fitsSigned, isInteger } from '../../exact-number.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { generate, toJavaString } from './java.ts';

/** Words that cannot be method names (Java Language Specification §3.9). */
const KEYWORDS =
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final ' +
  'finally float for goto if implements import instanceof int interface long native new package private protected ' +
  'public return short static strictfp super switch synchronized this throw throws transient try void volatile while';

const JAVA_LITERALS: LiteralSyntax = {
  indentUnit: '    ',
  string: toJavaString,
  number: toNumber,
  array: (items) =>
    items.includes('null') ? `Arrays.asList(new Object[] { ${items.join(', ')} })` : `List.of(${items.join(', ')})`,
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
    keywords: `${KEYWORDS} record var`,
    values: 'true false null',
  }),
  generate,
  sdk: toCallPrinter({ methodCase: 'camel', reserved: new Set(KEYWORDS.split(' ')), literals: JAVA_LITERALS }),
};

/** A literal is an `int` without a suffix, and cannot exceed a `long` or a `double` (§3.10.1, §3.10.2). */
function toNumber(literal: string): string {
  if (!isInteger(literal)) return fitsDouble(literal) ? literal : `new java.math.BigDecimal(${toJavaString(literal)})`;
  if (fitsSigned(literal, 32)) return literal;
  return fitsSigned(literal, 64) ? `${literal}L` : `new java.math.BigInteger(${toJavaString(literal)})`;
}

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'Map.of()';
  // Neither `Map.entry()` nor `List.of()` takes null.
  if (members.some(([, expression]) => expression === 'null')) {
    const puts = members.map(([name, expression]) => `${indent}    put(${toJavaString(name)}, ${expression});\n`);
    return `new HashMap<String, Object>() {{\n${puts.join('')}${indent}}}`;
  }
  const lines = members.map(([name, expression]) => `${indent}    Map.entry(${toJavaString(name)}, ${expression})`);
  return `Map.ofEntries(\n${lines.join(',\n')})`;
}

import { code } from '../../../page/text/markdown/markdown-text.ts';
import type { SchemaShape } from '../../schema/schema-shape.ts';
import type { Comparison } from './value-diff.ts';

/** Compares the discriminators of two schemas (OpenAPI 3.1 §4.8.25). Clients may select a type by them. */
export function compareDiscriminators({ old, now, direction, subject, findings }: Comparison): void {
  const [before, after] = [propertyOf(old), propertyOf(now)];
  if (before === null && after === null) return;
  if (before === null) findings.add('safe', 'changed', subject, `has a new discriminator ${code(after ?? '')}`);
  else if (after === null)
    findings.add(
      direction === 'request' ? 'safe' : 'may-break',
      'changed',
      subject,
      `no longer has its discriminator ${code(before)}`,
    );
  if (before === null || after === null) return;
  if (before !== after) findings.addFact('may-break', subject, 'discriminator', [before, after]);
  const [from, to] = [mappingOf(old), mappingOf(now)];
  for (const [value, target] of from) {
    const other = to.get(value);
    if (other === undefined)
      findings.add('may-break', 'changed', subject, `no longer maps ${code(value)} to ${code(target)}`);
    else if (other !== target)
      findings.add('may-break', 'changed', subject, `maps ${code(value)} to ${code(other)} instead of ${code(target)}`);
  }
  for (const [value, target] of to)
    if (!from.has(value)) findings.add('safe', 'changed', subject, `now maps ${code(value)} to ${code(target)}`);
}

function propertyOf({ discriminator }: SchemaShape): string | null {
  return discriminator?.text('propertyName') ?? null;
}

/** The name of the schema for each value. Values that name their schema need no mapping. */
function mappingOf({ discriminator }: SchemaShape): Map<string, string> {
  const entries = discriminator?.rawEntries('mapping') ?? [];
  return new Map(
    entries
      .map(([value, { value: target }]) => [value, String(target).replace(/^.*\//, '')] as const)
      .filter(([value, name]) => value !== name),
  );
}

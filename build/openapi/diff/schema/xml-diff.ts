import type { SchemaShape } from '../../schema/schema-shape.ts';
import type { Comparison } from './value-diff.ts';

/** Compares how a value is written in XML (OpenAPI 3.2 §4.26). `property` is its name in JSON, or null. */
export function compareXml({ old, now, carrier, subject, findings }: Comparison, property: string | null): void {
  if (carrier !== 'xml') return;
  const [before, after] = [readXml(old, property), readXml(now, property)];
  for (const key of Object.keys({ ...before, ...after })) {
    const [from, to] = [before[key] ?? null, after[key] ?? null];
    if (from !== to) findings.addFact('breaking', subject, `XML ${key}`, [from, to]);
  }
}

/** Only what changes the document: a prefix stands for its namespace. A list has no element of its own by default. */
function readXml(
  { parts, types, items }: SchemaShape,
  property: string | null,
): Readonly<Record<string, string | null>> {
  const xml = parts.find((part) => part.has('xml'))?.get('xml');
  const isList = items.length > 0 || types.includes('array');
  const nodeType = xml?.flag('attribute') ? 'attribute' : isList && !xml?.flag('wrapped') ? 'none' : 'element';
  return {
    name: xml?.trimmed('name') ?? property,
    namespace: xml?.trimmed('namespace') ?? null,
    'node type': xml?.trimmed('nodeType') ?? nodeType,
  };
}

import { type Document, parseDocument } from 'yaml';

/** A YAML mapping with values set at its top level. Comments and other lines stay. */
export function setYamlValues(yaml: string, values: ReadonlyMap<string, unknown>): string {
  const document: Document = parseDocument(yaml, { uniqueKeys: false });
  for (const [key, value] of values) document.set(key, value);
  return document.toString({ lineWidth: 0 });
}

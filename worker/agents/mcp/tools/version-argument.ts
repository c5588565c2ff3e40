import type { SiteFrame } from '../../../model/site.ts';
import type { JsonObject } from '../../../request/value/json.ts';
import { type PropertySchema, textOf } from './input-schema.ts';
import { ToolFault, text } from './tool.ts';

/** The argument for a version of the docs, of a set of docs or of an API; none on a site without versions. */
export function versionProperty({ versions = [] }: SiteFrame): { readonly version?: PropertySchema } {
  if (versions.length === 0) return {};
  const last = versions.filter(({ isLast }) => isLast).map(({ name }) => name);
  return { version: text(`${versions.map(({ name }) => name).join(', ')}; ${last.join(', ')} by default.`, 100) };
}

/** The name of the version that a call asks for, or null. Throws ToolFault if there is no such version. */
export function findVersion({ versions = [] }: SiteFrame, values: JsonObject): string | null {
  const wanted = textOf(values, 'version');
  if (wanted === '' || versions.length === 0) return null;
  const found = versions.find(({ name }) => name === wanted) ?? versions.find(({ label }) => label === wanted);
  if (found !== undefined) return found.name;
  throw new ToolFault(`There is no version "${wanted}". There are ${versions.map(({ name }) => name).join(', ')}.`);
}

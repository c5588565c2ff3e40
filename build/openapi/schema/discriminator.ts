import type { Cursor } from '../core/cursor.ts';

/**
 * The values of a discriminator's property that name a schema, by its reference: those that are mapped, else its bare
 * name (OpenAPI 3.1 §4.8.25). Empty where only what is mapped counts.
 */
export function valuesOf(discriminator: Cursor, ref: string): string[] {
  const name = nameOf(ref);
  const mapped = discriminator
    .rawEntries('mapping')
    .filter(([, target]) => target.value === ref || target.value === name)
    .map(([value]) => value);
  if (mapped.length > 0) return mapped;
  return discriminator.flag('x-explicitMappingOnly') ? [] : [name];
}

/** Whether a schema is meant where the property is absent, or says something else (OpenAPI 3.2 §4.25). */
export function isDefault(discriminator: Cursor, ref: string): boolean {
  const fallback = discriminator.text('defaultMapping');
  return fallback !== null && (fallback === ref || fallback === nameOf(ref));
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

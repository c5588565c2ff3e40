import type * as z from 'zod';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { DocusaurusConfig } from '../config/read-config.ts';

/**
 * A setting of Docusaurus's theme and where it is configured. The value is null, and reported as left out, if it does
 * not have the expected format.
 */
export function readThemeSetting<Schema extends z.ZodType>(
  config: DocusaurusConfig,
  name: 'footer' | 'navbar',
  schema: Schema,
  notes: ImportNotes,
): { readonly value: z.output<Schema> | null; readonly location: SourceLocation } {
  const setting = config.theme.get(name);
  const location = setting?.location ?? { file: name };
  const parsed = schema.safeParse(setting?.value ?? {});
  if (parsed.success) return { value: parsed.data, location };
  notes.leaveOut(
    location,
    `the ${name}`,
    'it does not have the format that Docusaurus expects',
    `Configure "${name}" in site.yaml.`,
  );
  return { value: null, location };
}

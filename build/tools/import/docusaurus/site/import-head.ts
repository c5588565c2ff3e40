import * as z from 'zod';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { type Attributes, type HeadEntry, toHeadEntries } from '../../shared/settings/head-entries.ts';
import type { DocusaurusConfig, Setting } from '../config/read-config.ts';

const attributes = z.record(z.string(), z.union([z.string(), z.boolean()]));
/** Converts the elements of each setting. */
const SOURCES = {
  headTags: z
    .object({ tagName: z.enum(['meta', 'link', 'script']), attributes: attributes.default({}) })
    .transform(({ tagName, attributes: own }): HeadEntry => ({ [tagName]: own })),
  scripts: z
    .union([z.string().transform((src): Attributes => ({ src })), attributes])
    .transform((script): HeadEntry => ({ script })),
  metadata: attributes.transform((meta): HeadEntry => ({ meta })),
} as const;

/**
 * Converts `headTags`, `scripts` and `themeConfig.metadata` to `head` in site.yaml, and reports elements that the
 * Content-Security-Policy would block.
 */
export function importHead(config: DocusaurusConfig | null, base: string, notes: ImportNotes) {
  if (config === null) return {};
  const settings = new Map([...config.top, ...config.theme]);
  const head = Object.entries(SOURCES).flatMap(([name, schema]) => toEntries(settings.get(name), schema, base, notes));
  return head.length === 0 ? {} : { head };
}

function toEntries(
  setting: Setting | undefined,
  schema: z.ZodType<HeadEntry>,
  base: string,
  notes: ImportNotes,
): HeadEntry[] {
  if (setting === undefined) return [];
  return (Array.isArray(setting.value) ? setting.value : []).flatMap((written: unknown): HeadEntry[] => {
    const read = schema.safeParse(written);
    return toHeadEntries({ written, entry: read.success ? read.data : null, location: setting.location }, base, notes);
  });
}

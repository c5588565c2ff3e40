import * as z from 'zod';
import { findHeadFault, type headSchema } from '../../../../site/config/settings/head-settings.ts';
import type { ImportNotes } from '../../shared/import-notes.ts';
import type { DocusaurusConfig, Setting } from '../config/read-config.ts';
import { withoutBase } from '../content/strip-base.ts';

type HeadEntry = NonNullable<z.input<typeof headSchema>>[number];
type Attributes = Readonly<Record<string, string | boolean>>;

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
    const entry = read.success ? withHosts(read.data, base) : null;
    const fault =
      entry === null ? 'it is not a meta, a link or a script' : findHeadFault({ ...entry, hosts: entry.hosts ?? [] });
    if (entry !== null && fault === null) return [entry];
    notes.leaveOut(
      setting.location,
      `this head element: ${JSON.stringify(written)}`,
      (fault ?? '').replace(/\. [^.]*$/, ''),
      'See "head" in docs/operating.md.',
    );
    return [];
  });
}

/** Allows a third-party script to load from its own host. */
function withHosts({ meta, link, script }: HeadEntry, base: string): HeadEntry {
  if (meta !== undefined) return { meta };
  if (link !== undefined) return { link: strip(link, 'href', base) };
  const own = strip(script ?? {}, 'src', base);
  const src = String(own.src ?? '');
  return {
    script: own,
    ...(/^https:/.test(src) && URL.canParse(src) ? { hosts: [new URL(src).origin] } : {}),
  };
}

function strip(entry: Attributes, name: 'href' | 'src', base: string): Attributes {
  const value = entry[name];
  return typeof value === 'string' ? { ...entry, [name]: withoutBase(value, base) } : entry;
}

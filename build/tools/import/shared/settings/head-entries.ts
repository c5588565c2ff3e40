import type * as z from 'zod';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { findHeadFault, type headSchema } from '../../../../site/config/settings/head-settings.ts';
import { withoutBase } from '../pages/strip-base.ts';
import type { ImportNotes } from '../report/import-notes.ts';

export type HeadEntry = NonNullable<z.input<typeof headSchema>>[number];
export type Attributes = Readonly<Record<string, string | boolean>>;

/** An element of the head, as a project has it. */
interface WrittenHead {
  readonly written: unknown;
  /** Null if it is no element that this engine has. */
  readonly entry: HeadEntry | null;
  readonly location: SourceLocation;
}

/** The element in `head` of site.yaml; none, and a note, for one that the Content-Security-Policy would block. */
export function toHeadEntries(
  { written, entry, location }: WrittenHead,
  base: string,
  notes: ImportNotes,
): HeadEntry[] {
  const own = entry === null ? null : withHosts(entry, base);
  const fault =
    own === null ? 'it is not a meta, a link or a script' : findHeadFault({ ...own, hosts: own.hosts ?? [] });
  if (own !== null && fault === null) return [own];
  notes.leaveOut(
    location,
    `this head element: ${JSON.stringify(written)}`,
    (fault ?? '').replace(/\. [^.]*$/, ''),
    'See "head" in docs/operating.md.',
  );
  return [];
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

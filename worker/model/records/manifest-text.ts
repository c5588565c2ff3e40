import type { Sidebar } from '../sidebar.ts';
import type { Manifest } from './manifest.ts';
import { PageTable, type PageTableText } from './page-table.ts';

/**
 * A deployed manifest. A site of 20,000 pages has megabytes of entries and sidebars, of which a request needs one or
 * two. They stay text, in ASCII, which V8 stores in one byte per character, and are parsed on demand.
 */
export interface ManifestText extends PageTableText {
  /** Everything except pages and sidebars, as JSON. */
  readonly head: string;
  /** Each sidebar as JSON, by its id. */
  readonly sidebars: Readonly<Record<string, string>>;
  /** The manifests of other languages. */
  readonly translations?: readonly ManifestText[];
}

export function toManifestText({ pages, sidebars, translations, ...head }: Manifest): ManifestText {
  return {
    head: toAsciiJson(head),
    ...PageTable.toText(pages, toAsciiJson),
    sidebars: Object.fromEntries(Object.entries(sidebars).map(([id, sidebar]) => [id, toAsciiJson(sidebar)])),
    ...(translations === undefined ? {} : { translations: translations.map(toManifestText) }),
  };
}

/** The manifest of a deployed text. Callers must not modify it. */
export function openManifest({ head, pages, hashes, sidebars, translations }: ManifestText): Manifest {
  return {
    ...(JSON.parse(head) as Omit<Manifest, 'pages' | 'sidebars' | 'translations'>),
    pages: new PageTable({ pages, hashes }),
    sidebars: parseOnDemand(sidebars),
    ...(translations === undefined ? {} : { translations: translations.map(openManifest) }),
  };
}

function parseOnDemand(sidebars: ManifestText['sidebars']): Readonly<Record<string, Sidebar>> {
  const record: Record<string, Sidebar> = {};
  for (const [id, text] of Object.entries(sidebars)) {
    let parsed: Sidebar | null = null;
    Object.defineProperty(record, id, {
      enumerable: true,
      get(): Sidebar {
        parsed ??= JSON.parse(text) as Sidebar;
        return parsed;
      },
    });
  }
  return record;
}

function toAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

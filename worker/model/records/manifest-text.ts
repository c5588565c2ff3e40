import { parseOnDemand, toAsciiJson } from './deployed-json.ts';
import { openTranslation, type TranslationText, toTranslationText } from './languages/translation-text.ts';
import type { Manifest, ManifestHead } from './manifest.ts';
import { PageTable, type PageTableText } from './pages/page-table.ts';
import { openSidebar, toSidebarTexts } from './sidebar-text.ts';

/**
 * A deployed manifest. A site of 20,000 pages has megabytes of entries and sidebars, of which a request needs one or
 * two. They stay text, in ASCII, and are parsed on demand.
 */
export interface ManifestText extends PageTableText {
  /** Everything except pages and sidebars, as JSON. */
  readonly head: string;
  /** Each sidebar as JSON (sidebar-text.ts), by its id. */
  readonly sidebars: Readonly<Record<string, string>>;
  /** The manifests of other languages. */
  readonly translations?: readonly TranslationText[];
}

/** Without other views, each of which is a module of its own (views/view-text.ts). */
export function toManifestText({ views: _views, ...manifest }: Manifest): ManifestText {
  const { pages, sidebars: _sidebars, translations, ...head } = manifest;
  return {
    head: toAsciiJson(head),
    ...PageTable.toText(pages),
    sidebars: toSidebarTexts(manifest),
    ...(translations === undefined
      ? {}
      : { translations: translations.map((translation) => toTranslationText(translation, manifest)) }),
  };
}

/** The manifest of a deployed text. Callers must not modify it. */
export function openManifest({ head, pages, hashes, sidebars, translations }: ManifestText): Manifest {
  const rest = JSON.parse(head) as ManifestHead;
  const table = new PageTable({ pages, hashes });
  const original = {
    ...rest,
    pages: table,
    sidebars: parseOnDemand(sidebars, (text) => openSidebar(text, table, rest.site.base)),
  };
  return {
    ...original,
    ...(translations === undefined
      ? {}
      : { translations: translations.map((translation) => openTranslation(translation, original)) }),
  };
}

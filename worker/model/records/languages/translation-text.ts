import type { Sidebar, SidebarNode } from '../../sidebar.ts';
import { parseOnDemand, toAsciiJson } from '../deployed-json.ts';
import type { Manifest, ManifestHead } from '../manifest.ts';
import { toLink } from '../sidebar-text.ts';
import { applyChanges, findChanges, type JsonChange } from './json-changes.ts';
import { OriginalTexts } from './original-texts.ts';
import { type OpenedPages, TranslatedPages, type TranslatedPagesText } from './translated-pages.ts';

/**
 * The deployed manifest of another language: what differs from the original's. A page that is not translated costs a
 * character.
 */
export interface TranslationText extends TranslatedPagesText {
  /** Changes of everything except pages and sidebars, as JSON. */
  readonly head: string;
  /** What differs from each sidebar of the original after its links have changed, as JSON, by its id. */
  readonly sidebars: Readonly<Record<string, string>>;
}

export function toTranslationText(translation: Manifest, original: Manifest): TranslationText {
  const texts = new OriginalTexts(translation);
  const sidebars = Object.entries(translation.sidebars).map(([id, sidebar]) => {
    return [id, toAsciiJson(findChanges({ sidebar: inLanguage(original.sidebars[id], texts) }, { sidebar }))] as const;
  });
  return {
    head: toAsciiJson(findChanges(toHead(original), toHead(translation))),
    ...TranslatedPages.toText(translation, original),
    sidebars: Object.fromEntries(sidebars),
  };
}

/** Callers must not modify the manifest. */
export function openTranslation(
  { head: changes, sidebars, ...pages }: TranslationText,
  original: Pick<Manifest, 'sidebars'> & ManifestHead & OpenedPages,
): Manifest {
  const head = applyChanges(toHead(original), JSON.parse(changes) as JsonChange[]) as unknown as ManifestHead;
  const texts = new OriginalTexts(head);
  return {
    ...head,
    pages: new TranslatedPages(pages, original, head.site.locale),
    sidebars: parseOnDemand(sidebars, (text, id) => {
      const changes = JSON.parse(text) as JsonChange[];
      return applyChanges({ sidebar: inLanguage(original.sidebars[id], texts) }, changes).sidebar as Sidebar;
    }),
  };
}

function toHead(manifest: ManifestHead & Partial<Manifest>): Readonly<Record<string, unknown>> {
  const { pages: _pages, sidebars: _sidebars, translations: _translations, ...head } = manifest;
  return head;
}

/** A sidebar of the original, or nothing if it has none with an id, with links that stay in the language. */
function inLanguage(sidebar: Sidebar | undefined, texts: OriginalTexts): object {
  const change = (node: SidebarNode): SidebarNode =>
    node.kind === 'category' ? { ...node, nodes: node.nodes.map(change) } : toLink(node, () => texts.links(node.html));
  return sidebar === undefined ? {} : { ...sidebar, nodes: sidebar.nodes.map(change) };
}

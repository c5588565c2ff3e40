import type { Sidebar } from '../../sidebar.ts';
import { parseOnDemand, toAsciiJson } from '../deployed-json.ts';
import { applyChanges, findChanges, type JsonChange } from '../languages/json-changes.ts';
import type { Manifest, ManifestHead } from '../manifest.ts';
import { ViewPages, type ViewPagesText } from './view-pages.ts';

/** The deployed manifest of a view in one language: what differs from that of the public view. */
export interface ViewManifestText extends ViewPagesText {
  /** Changes of everything except pages and sidebars, as JSON. */
  readonly head: string;
  /** What differs from each sidebar of the public view, as JSON, by its id. */
  readonly sidebars: Readonly<Record<string, string>>;
}

/** A view in all languages: a module of the worker. */
export interface ViewText extends ViewManifestText {
  /** The manifests of other languages. */
  readonly translations?: readonly ViewManifestText[];
}

export function toViewText(view: Manifest, open: Manifest): ViewText {
  const { translations } = view;
  return {
    ...toManifestText(view, open),
    ...(translations === undefined
      ? {}
      : { translations: translations.map((own, index) => toManifestText(own, open.translations?.[index] ?? open)) }),
  };
}

/** The manifest of a view. `open`: that of the public view. Callers must not modify it. */
export function openView({ translations, ...text }: ViewText, open: Manifest): Manifest {
  return {
    ...openManifest(text, open),
    ...(translations === undefined
      ? {}
      : { translations: translations.map((own, index) => openManifest(own, open.translations?.[index] ?? open)) }),
  };
}

function toManifestText(view: Manifest, open: Manifest): ViewManifestText {
  const sidebars = Object.entries(view.sidebars).map(([id, sidebar]) => {
    return [id, toAsciiJson(findChanges(toMember(open.sidebars[id]), { sidebar }))] as const;
  });
  return {
    head: toAsciiJson(findChanges(toHead(open), toHead(view))),
    ...ViewPages.toText(view.pages, open.pages),
    sidebars: Object.fromEntries(sidebars),
  };
}

function openManifest({ head, sidebars, ...pages }: ViewManifestText, open: Manifest): Manifest {
  return {
    ...(applyChanges(toHead(open), JSON.parse(head) as JsonChange[]) as unknown as ManifestHead),
    pages: new ViewPages(pages, open.pages),
    sidebars: parseOnDemand(sidebars, (text, id) => {
      return applyChanges(toMember(open.sidebars[id]), JSON.parse(text) as JsonChange[]).sidebar as Sidebar;
    }),
  };
}

function toHead(manifest: Manifest): Readonly<Record<string, unknown>> {
  const { pages: _pages, sidebars: _sidebars, translations: _translations, views: _views, ...head } = manifest;
  return head;
}

function toMember(sidebar: Sidebar | undefined): Readonly<Record<string, unknown>> {
  return sidebar === undefined ? {} : { sidebar };
}

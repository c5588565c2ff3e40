import { PREVIEW_FOLDER } from '../../../worker/model/frame.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { findOrMake, type ResultCache } from '../../base/cache/result-cache.ts';
import { digestOf } from '../../base/digest.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';
import type { PreviewCard } from './draw-card.ts';
import { findSections } from './find-sections.ts';

export interface PreviewSource {
  readonly frame: SiteFrame;
  readonly accent: string | undefined;
  readonly pages: readonly CompiledPage[];
  readonly sidebars: ReadonlyMap<string, readonly SidebarEntry[]>;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The site in the language of its content, whose pages have the same images until they are translated. */
  readonly original: { readonly previews: PreviewImages['byPage']; readonly files: PreviewImages['files'] } | null;
}

/** Link preview images. */
export interface PreviewImages {
  /** Image path of each page. */
  readonly byPage: ReadonlyMap<string, string>;
  /** Files by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export const NO_PREVIEW_IMAGES: PreviewImages = { byPage: new Map(), files: new Map() };

/** The default accent (`--accent` in tokens.css). */
const DEFAULT_ACCENT = '#005f64';

/** Part of every cache key. Increase it when the design changes. */
const DESIGN = 'preview image 5';

/** Generates one image per section of the site: only a few, however many pages there are. */
export async function makePreviewImages(source: PreviewSource, cache: ResultCache | null): Promise<PreviewImages> {
  const { frame, accent = DEFAULT_ACCENT, pages, sidebars, files } = source;
  const logo = frame.logo === null ? null : (files.get(frame.logo.light) ?? null);
  const shared = { site: frame.title, accent, logo };
  const isTranslated = ({ entry }: CompiledPage): boolean => entry.language === undefined;
  const sections = findSections(pages.filter(isTranslated), sidebars);
  const made = new Map<string | null, { readonly path: string; readonly bytes: Uint8Array }>();
  for (const title of new Set(sections.values())) {
    const card = { ...shared, title: title ?? (frame.tagline || frame.title) };
    const bytes = await takeOrDraw(card, cache);
    made.set(title, { path: `${PREVIEW_FOLDER}${digestOf(bytes).slice(0, 16)}.png`, bytes });
  }
  const { byPage, files: taken } = takeOver(
    pages.filter((page) => !isTranslated(page)),
    source.original,
  );
  return {
    byPage: new Map([
      ...byPage,
      ...[...sections].map(([page, section]) => [page, made.get(section)?.path ?? ''] as const),
    ]),
    files: new Map([...taken, ...[...made.values()].map(({ path, bytes }) => [path, bytes] as const)]),
  };
}

/** The images of pages that are not translated. */
function takeOver(pages: readonly CompiledPage[], original: PreviewSource['original']): PreviewImages {
  const byPage = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  for (const { path } of pages) {
    const image = original?.previews.get(path);
    const bytes = image === undefined ? undefined : original?.files.get(image);
    if (image === undefined || bytes === undefined) continue;
    byPage.set(path, image);
    files.set(image, bytes);
  }
  return { byPage, files };
}

function takeOrDraw(card: PreviewCard, cache: ResultCache | null): Promise<Uint8Array> {
  const { logo, ...texts } = card;
  return findOrMake(cache, `${DESIGN} ${JSON.stringify(texts)} ${logo === null ? '' : digestOf(logo)}`, async () =>
    (await import('./draw-card.ts')).drawCard(card),
  );
}

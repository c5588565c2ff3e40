import { createHash } from 'node:crypto';
import type { SiteFrame } from '../../worker/model/site.ts';
import type { PartCache } from '../cache/part-cache.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { findPlaces } from '../sidebar/find-places.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';
import { toCard } from './card.ts';
import type { CardPainter } from './card-painter.ts';

/** What images are made of. */
export interface PreviewSource {
  readonly frame: SiteFrame;
  readonly pages: readonly CompiledPage[];
  readonly sidebars: ReadonlyMap<string, readonly SidebarEntry[]>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** What is kept of a card: null where the typeface lacks a character. */
interface KeptImage {
  readonly png: Uint8Array | null;
}

/** Pixels of the logo on an image. */
const LOGO_SIZE = 60;

/**
 * The images that chats and feeds show of links: PNG by the path of the page. A page that names an image of its own has
 * none, nor has one with a title that cannot be set. Nor has one that belongs to another: schemas are half of all pages and
 * seldom shared, and an image for each would be a tenth of a build.
 */
export async function paintPreviewImages(
  { frame, pages, sidebars, files }: PreviewSource,
  cache: PartCache,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const logo = frame.logo === null ? null : (files.get(frame.logo) ?? null);
  const siteKey = createHash('sha256')
    .update(`${frame.title}\0`)
    .update(logo ?? '')
    .digest('base64');
  const places = new Map([...sidebars].map(([id, entries]) => [id, findPlaces(entries)]));
  const images = new Map<string, Uint8Array>();
  let painter: CardPainter | null = null;
  for (const page of pages) {
    const { path, entry } = page;
    if (entry.image !== undefined || entry.parent !== undefined) continue;
    const card = toCard(page, places.get(entry.sidebar ?? '')?.get(path) ?? null, frame);
    const key = `preview image ${siteKey} ${JSON.stringify(card)}`;
    let image = cache.find<KeptImage>(key);
    if (image === null) {
      painter ??= await createPainter(frame.title, logo);
      image = { png: painter.paint(card) };
      cache.keep(key, image);
    }
    if (image.png !== null) images.set(path, image.png);
  }
  return images;
}

/** A build that paints nothing does not wait for what paints. */
async function createPainter(siteTitle: string, logo: Uint8Array | null): Promise<CardPainter> {
  const [{ CardPainter }, { loadLogo }] = await Promise.all([import('./card-painter.ts'), import('./load-logo.ts')]);
  return new CardPainter(siteTitle, logo === null ? null : await loadLogo(logo, LOGO_SIZE));
}

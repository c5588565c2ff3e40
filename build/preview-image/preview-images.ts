import { createHash } from 'node:crypto';
import type { PreviewCard, PreviewSheet } from '../../worker/model/preview-image.ts';
import type { SiteFrame } from '../../worker/model/site.ts';
import type { PartCache } from '../cache/part-cache.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { findPlaces } from '../sidebar/find-places.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';
import { toCard } from './card.ts';
import type { CardSetter } from './card-setter.ts';
import { collectGlyphs } from './collect-glyphs.ts';

/** What images are made of. */
export interface PreviewSource {
  readonly frame: SiteFrame;
  readonly pages: readonly CompiledPage[];
  readonly sidebars: ReadonlyMap<string, readonly SidebarEntry[]>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The images that chats and feeds show of links, as the edge paints them when it is asked for one. */
export interface PreviewImages {
  /** By the path of the page. */
  readonly cards: ReadonlyMap<string, PreviewCard>;
  /** A PreviewSheet as JSON; null where there are no cards. */
  readonly sheet: Uint8Array | null;
}

export const NO_PREVIEW_IMAGES: PreviewImages = { cards: new Map(), sheet: null };

/** What is kept of a card: null where the typeface lacks a character. */
interface KeptCard {
  readonly card: PreviewCard | null;
}

/** Pixels of the logo on an image. */
const LOGO_SIZE = 60;

/**
 * A page that names an image of its own has none, nor has one with a title that cannot be set. Nor has one that belongs to
 * another: schemas are half of all pages and seldom shared.
 */
export async function setPreviewImages(
  { frame, pages, sidebars, files }: PreviewSource,
  cache: PartCache,
): Promise<PreviewImages> {
  const places = new Map([...sidebars].map(([id, entries]) => [id, findPlaces(entries)]));
  const cards = new Map<string, PreviewCard>();
  const setter = new LazySetter();
  for (const page of pages) {
    const { path, entry } = page;
    if (entry.image !== undefined || entry.parent !== undefined) continue;
    const card = toCard(page, places.get(entry.sidebar ?? '')?.get(path) ?? null, frame);
    const key = `preview card ${JSON.stringify(card)}`;
    let kept = cache.find<KeptCard>(key);
    if (kept === null) {
      kept = { card: (await setter.get()).set(card) };
      cache.keep(key, kept);
    }
    if (kept.card !== null) cards.set(path, kept.card);
  }
  const logo = frame.logo === null ? null : (files.get(frame.logo) ?? null);
  return cards.size === 0
    ? NO_PREVIEW_IMAGES
    : { cards, sheet: await makeSheet({ title: frame.title, logo, cards, setter }, cache) };
}

interface SheetSource {
  readonly title: string;
  readonly logo: Uint8Array | null;
  readonly cards: ReadonlyMap<string, PreviewCard>;
  readonly setter: LazySetter;
}

async function makeSheet({ title, logo, cards, setter }: SheetSource, cache: PartCache): Promise<Uint8Array> {
  const digest = createHash('sha256').update(`${title}\0`);
  digest.update(logo ?? '').update(`\0${JSON.stringify(collectGlyphs(cards.values()))}`);
  const key = `preview sheet ${digest.digest('base64')}`;
  const kept = cache.find<Uint8Array>(key);
  if (kept !== null) return kept;
  const drawn = logo === null ? null : await (await import('./load-logo.ts')).loadLogo(logo, LOGO_SIZE);
  const sheet: PreviewSheet = (await setter.get()).makeSheet(title, drawn, cards.values());
  const json = Buffer.from(JSON.stringify(sheet));
  cache.keep(key, json);
  return json;
}

/** A build that sets nothing anew does not wait for typefaces. */
class LazySetter {
  #setter: CardSetter | null = null;

  async get(): Promise<CardSetter> {
    if (this.#setter === null) {
      const { CardSetter } = await import('./card-setter.ts');
      this.#setter = new CardSetter();
    }
    return this.#setter;
  }
}

import type { SafeHtml } from './markup/safe-html.ts';
import type { FrameKind } from './page-kinds.ts';
import { pathToHref } from './path.ts';

/** The slots of the frame, which components of a site can fill. */
export const SLOT_NAMES = ['navbarEnd', 'sidebarTop', 'pageTop', 'pageBottom', 'footerEnd', 'notFound'] as const;

export type SlotName = (typeof SLOT_NAMES)[number];

/**
 * Slots around the article. The other slots stay in place when the reader navigates, so they know nothing about the
 * page.
 */
export const PAGE_SLOTS: readonly SlotName[] = ['pageTop', 'pageBottom'];

export const PAGE_FACTS = ['title', 'path', 'url'] as const;

/** How a text is encoded: unchanged, for a URL, or for a JSON string. */
export const TEXT_FORMS = ['text', 'url', 'json'] as const;

/** A page's text in the HTML of a slot: `title-url`. */
export type SlotText = `${(typeof PAGE_FACTS)[number]}-${(typeof TEXT_FORMS)[number]}`;

/** The HTML of a slot, with placeholders for the page's texts. */
export type SlotHtml = readonly (SafeHtml | { readonly text: SlotText })[];

/** The rendered slots. */
export interface SiteSlots {
  readonly html: Readonly<Partial<Record<SlotName, SlotHtml>>>;
  /** Slots with interactive components. */
  readonly islands: readonly SlotName[];
}

/** Whether pages of a kind have a slot. */
export function hasSlot(name: SlotName, kind: FrameKind): boolean {
  if (name === 'notFound') return kind === 'error';
  return !PAGE_SLOTS.includes(name) || (kind !== 'error' && kind !== 'search');
}

/** The page's facts available to slots. */
export type SlotPage = Readonly<Record<(typeof PAGE_FACTS)[number], string>>;

/** Props of a component in a slot. */
export interface SlotProps {
  readonly locale: string;
  readonly site: { readonly title: string; readonly url: string };
  /** Only in `pageTop` and `pageBottom`. Show these texts unchanged or in encodeURIComponent(). */
  readonly page?: SlotPage;
  /** The texts that the component exports, in the language of the page. */
  readonly texts?: Readonly<Record<string, string>>;
}

export function toSlotPage({ origin, base }: SiteAddress, page: PageName): SlotPage {
  const { title, path } = page;
  return { title, path, url: origin + pathToHref(base, path) };
}

interface SiteAddress {
  readonly origin: string;
  readonly base: string;
}

interface PageName {
  readonly title: string;
  readonly path: string;
}

/** The texts that a page's slots show, or null if they show none. */
export function slotTexts({ html }: Pick<SiteSlots, 'html'>, page: SlotPage): Readonly<Record<string, string>> | null {
  const used = PAGE_SLOTS.flatMap((name) => html[name] ?? []).flatMap((part) =>
    typeof part === 'string' ? [] : part.text,
  );
  return used.length === 0 ? null : Object.fromEntries(used.map((text) => [text, writeText(text, page)]));
}

function writeText(text: SlotText, page: SlotPage): string {
  const [fact, form] = text.split('-') as [keyof SlotPage, (typeof TEXT_FORMS)[number]];
  const value = page[fact];
  if (form === 'url') return encodeURIComponent(value);
  return form === 'json' ? JSON.stringify(value).slice(1, -1) : value;
}

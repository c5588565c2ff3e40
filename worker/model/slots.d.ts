import type { FrameKind } from './page-kinds.ts';
import type { SafeHtml } from './safe-html.ts';
/** The slots of the frame, which components of a site can fill. */
export declare const SLOT_NAMES: readonly ['navbarEnd', 'sidebarTop', 'pageTop', 'pageBottom', 'footerEnd', 'notFound'];
export type SlotName = (typeof SLOT_NAMES)[number];
/**
 * Slots around the article. The other slots stay in place when the reader navigates, so they know nothing about the
 * page.
 */
export declare const PAGE_SLOTS: readonly SlotName[];
export declare const PAGE_FACTS: readonly ['title', 'path', 'url'];
/** How a text is encoded: unchanged, for a URL, or for a JSON string. */
export declare const TEXT_FORMS: readonly ['text', 'url', 'json'];
/** A page's text in the HTML of a slot: `title-url`. */
export type SlotText = `${(typeof PAGE_FACTS)[number]}-${(typeof TEXT_FORMS)[number]}`;
/** The HTML of a slot, with placeholders for the page's texts. */
export type SlotHtml = readonly (SafeHtml | {
    readonly text: SlotText;
})[];
/** The rendered slots. */
export interface SiteSlots {
    readonly html: Readonly<Partial<Record<SlotName, SlotHtml>>>;
    /** Slots with interactive components. */
    readonly islands: readonly SlotName[];
}
/** Whether pages of a kind have a slot. */
export declare function hasSlot(name: SlotName, kind: FrameKind): boolean;
/** The page's facts available to slots. */
export type SlotPage = Readonly<Record<(typeof PAGE_FACTS)[number], string>>;
/** Props of a component in a slot. */
export interface SlotProps {
    readonly locale: string;
    readonly site: {
        readonly title: string;
        readonly url: string;
    };
    /** Only in `pageTop` and `pageBottom`. Show these texts unchanged or in encodeURIComponent(). */
    readonly page?: SlotPage;
    /** The texts that the component exports, in the language of the page. */
    readonly texts?: Readonly<Record<string, string>>;
}
export declare function toSlotPage({ origin, base }: SiteAddress, page: PageName): SlotPage;
interface SiteAddress {
    readonly origin: string;
    readonly base: string;
}
interface PageName {
    readonly title: string;
    readonly path: string;
}
/** The texts that a page's slots show, or null if they show none. */
export declare function slotTexts({ html }: Pick<SiteSlots, 'html'>, page: SlotPage): Readonly<Record<string, string>> | null;
export {};

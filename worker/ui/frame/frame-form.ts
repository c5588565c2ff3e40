import type { PageFrame, SharedFrame } from '../../model/frame.ts';
import { HOMES } from '../../model/page-kinds.ts';
import { hasSlot } from '../../model/slots.ts';

/** What determines the elements of a page's frame, besides its texts. */
export interface FrameForm
  extends Pick<SharedFrame, 'site' | 'assets' | 'frameVersion'>,
    Pick<PageFrame, 'kind' | 'unlisted' | 'draft' | 'indexed'> {
  readonly usesBlocks: boolean;
  readonly hasIslands: boolean;
  readonly bar: PageFrame['bar'];
  /** Whether the text, or a part of it, is in another language than the frame. */
  readonly isUntranslated: boolean;
  readonly isPartlyTranslated: boolean;
  readonly sidebarId: string | null;
}

/** The sidebar in the menu on narrow screens: the page's own, or on a home page without one, the navbar's first. */
export function menuSidebarId(
  { navbar }: SharedFrame['site'],
  kind: PageFrame['kind'],
  own: string | null,
): string | null {
  if (own !== null || !HOMES.includes(kind)) return own;
  return navbar.find(({ sidebar }) => sidebar !== null)?.sidebar ?? null;
}

export function toForm({ site, assets, frameVersion }: SharedFrame, page: PageFrame): FrameForm {
  const { kind, unlisted, draft, indexed, usesBlocks = false, hasIslands = false, bar, sidebar } = page;
  const sidebarId = sidebar?.id ?? null;
  return {
    site,
    assets,
    frameVersion,
    kind,
    unlisted,
    draft,
    indexed,
    // These styles include those of components in slots.
    usesBlocks: usesBlocks || site.slots !== undefined,
    hasIslands: hasIslands || site.slots?.islands.some((name) => hasSlot(name, kind)) === true,
    bar,
    isUntranslated: page.language !== undefined,
    isPartlyTranslated: page.isPartlyTranslated === true,
    sidebarId,
  };
}

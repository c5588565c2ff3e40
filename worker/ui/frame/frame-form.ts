import type { PageFrame, SharedFrame } from '../../model/frame.ts';

/** What decides which elements the frame of a page has, besides its texts. */
export interface FrameForm
  extends Pick<SharedFrame, 'site' | 'assets' | 'frameVersion'>,
    Pick<PageFrame, 'kind' | 'unlisted' | 'draft' | 'indexed'> {
  readonly usesBlocks: boolean;
  readonly hasIslands: boolean;
  readonly sidebarId: string | null;
}

export function toForm({ site, assets, frameVersion }: SharedFrame, page: PageFrame): FrameForm {
  const { kind, unlisted, draft, indexed, usesBlocks = false, hasIslands = false, sidebar } = page;
  const sidebarId = sidebar?.id ?? null;
  return { site, assets, frameVersion, kind, unlisted, draft, indexed, usesBlocks, hasIslands, sidebarId };
}

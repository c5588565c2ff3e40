import type { PageFrame, SharedFrame } from '../../model/frame.ts';

/** What decides which elements the frame of a page has, besides its texts. */
export interface FrameForm
  extends Pick<SharedFrame, 'site' | 'assets' | 'frameVersion'>,
    Pick<PageFrame, 'kind' | 'unlisted' | 'draft' | 'indexed'> {
  readonly usesBlocks: boolean;
  readonly sidebarId: string | null;
}

export function toForm({ site, assets, frameVersion }: SharedFrame, page: PageFrame): FrameForm {
  const { kind, unlisted, draft, indexed, usesBlocks = false, sidebar } = page;
  return { site, assets, frameVersion, kind, unlisted, draft, indexed, usesBlocks, sidebarId: sidebar?.id ?? null };
}

import type { Frame } from '../../model/frame.ts';

/** What decides which elements the frame of a page has, besides its texts. */
export interface FrameForm extends Pick<Frame, 'site' | 'assets' | 'frameVersion' | 'kind' | 'unlisted'> {
  readonly draft: boolean;
  readonly indexed: boolean;
  readonly sidebarId: string | null;
}

export function toForm({ site, assets, frameVersion, kind, unlisted, draft, indexed, sidebar }: Frame): FrameForm {
  return {
    site,
    assets,
    frameVersion,
    kind,
    unlisted,
    draft: draft === true,
    indexed: !unlisted && indexed !== false,
    sidebarId: sidebar?.id ?? null,
  };
}

import type { FrameAssets } from '../../../worker/model/records/manifest.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';

/** A site in one language, and the files that its pages load. */
export interface StyledSite {
  readonly site: CompiledSite;
  readonly assets: FrameAssets;
  readonly bundledFiles: ReadonlyMap<string, Uint8Array>;
}

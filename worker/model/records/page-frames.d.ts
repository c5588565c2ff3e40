import { type PageFrame } from '../frame.ts';
import { type Manifest, type PageFacts } from './manifest.ts';
import { VersionIndex } from './version-index.ts';
interface FrameSource extends Pick<Manifest, 'site' | 'sidebars'> {
    readonly pages: ReadonlyMap<string, PageFacts>;
}
/**
 * Describes the frame of each page. The build hashes the result and the edge renders it. Storing it instead would make
 * a manifest a quarter larger.
 */
export declare class PageFrames {
    #private;
    readonly versions: VersionIndex;
    constructor(source: FrameSource);
    describe(path: string, page: PageFacts): PageFrame;
}
export {};

import * as blocks from './all.ts';
import { BlockRegistry } from './block-registry.ts';

/** The blocks of every site. */
export const ENGINE_BLOCKS = new BlockRegistry(Object.values(blocks).flat());

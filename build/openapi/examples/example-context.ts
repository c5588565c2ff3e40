import type { Cursor } from '../core/cursor.ts';
import type { Sampler } from './sampler.ts';

/** What examples are read with. */
export interface ExampleContext {
  readonly root: Cursor;
  readonly sampler: Sampler;
}

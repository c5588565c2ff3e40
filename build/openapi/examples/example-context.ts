import type { Cursor } from '../core/references/cursor.ts';
import type { Sampler } from './sampler.ts';

/** Shared state for reading examples. */
export interface ExampleContext {
  readonly root: Cursor;
  readonly sampler: Sampler;
}

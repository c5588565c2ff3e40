import * as z from 'zod';
import { contentHash } from '../../release/records/content-hash.ts';
import type { Release } from '../../release/records/make-release.ts';
import type { KnownTags } from './collect-responses.ts';
import type { PageForm } from './file-names.ts';

/** The state of an export for the next one, stored with its files. */
export const STATE_FILE = '.export.json';

/** Changes whenever exports write files differently, so that old files are not reused. */
const FORMAT = 'export 1';

const stateSchema = z.object({ engine: z.string(), tags: z.record(z.string(), z.string()) });

/** A key for everything that files depend on and the worker's ETags do not cover. */
export function engineKey({ workerCode, lazyModules, manifest }: Release, form: PageForm): string {
  return contentHash(FORMAT, form, workerCode, JSON.stringify([lazyModules, manifest.site, manifest.assets]));
}

/** ETags of an export by the same engine; empty for another engine. */
export function parseState(text: string | null, engine: string): KnownTags {
  try {
    const state = stateSchema.parse(JSON.parse(text ?? 'null'));
    return new Map(state.engine === engine ? Object.entries(state.tags) : []);
  } catch {
    return new Map();
  }
}

export function renderState(engine: string, tags: KnownTags): string {
  return JSON.stringify({ engine, tags: Object.fromEntries(tags) });
}

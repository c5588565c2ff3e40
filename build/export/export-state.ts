import * as z from 'zod';
import { contentHash } from '../release/content-hash.ts';
import type { Release } from '../release/make-release.ts';
import type { KnownTags } from './collect-answers.ts';
import type { PageForm } from './file-names.ts';

/** What an export remembers for the next one, beside its files. */
export const STATE_FILE = '.export.json';

/** Exports that wrote files in another way share nothing with this one. */
const FORMAT = 'export 1';

const stateSchema = z.object({ engine: z.string(), tags: z.record(z.string(), z.string()) });

/** Names all that files depend on and no ETag of the worker tells. */
export function engineKey({ workerCode, manifest }: Release, form: PageForm): string {
  return contentHash(FORMAT, form, workerCode, JSON.stringify([manifest.site, manifest.assets]));
}

/** ETags of an export that the same engine has written; none of another. */
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

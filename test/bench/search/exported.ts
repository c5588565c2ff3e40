import { makeIndexFiles } from '../../../build/publish/export/static-search.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { StaticSearch } from '../../../worker/client/static-search/answer-search.ts';
import type { QuerySet } from './query-sets.ts';

/** Bytes of the index that each query downloads as the first one on an exported site. */
export async function firstQueryBytes(release: Release, sets: readonly QuerySet[]): Promise<number[]> {
  const files = makeIndexFiles(release);
  const all: number[] = [];
  for (const { query } of sets.flatMap(({ queries }) => queries)) {
    let bytes = 0;
    const engine = new StaticSearch(async (name) => {
      const file = files.get(name.startsWith('../') ? name.slice(3) : `assets/${name}`);
      bytes += file?.byteLength ?? 0;
      return file === undefined ? new Response(null, { status: 404 }) : new Response(Buffer.from(file));
    });
    const { status } = await engine.answer(new URLSearchParams({ q: query }));
    if (status !== 200) throw new Error(`An exported site cannot answer ${JSON.stringify(query)}`);
    all.push(bytes);
  }
  return all;
}

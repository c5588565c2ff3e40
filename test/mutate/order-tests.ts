import type { ImportGraph } from './import-graph.ts';

/** Test files, those first that are most likely to catch a change: near in the import graph, then alike in their path. */
export function orderTests(graph: ImportGraph, file: string, tests: readonly string[]): string[] {
  const distances = graph.distances(file);
  const words = toWords(file);
  const keyed = tests.map((test) => ({
    test,
    distance: distances.get(test) ?? Number.MAX_SAFE_INTEGER,
    alike: toWords(test).filter((word) => words.includes(word)).length,
  }));
  return keyed
    .sort((a, b) => a.distance - b.distance || b.alike - a.alike || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test);
}

/** `worker/client/search/dialog.ts` → worker, client, search, dialog. */
function toWords(path: string): string[] {
  const ignored = ['test', 'ts', 'tsx', 'browser'];
  return [...new Set(path.split(/[^a-z]+/).filter((word) => word !== '' && !ignored.includes(word)))];
}

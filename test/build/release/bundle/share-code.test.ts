import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleMock, bundleTryIt, bundleWorker } from '../../../../build/release/bundle/bundle-worker.ts';

describe('modules of the worker that load on demand', async () => {
  const [{ workerCode, lazyModules }, tryIt, mock] = await Promise.all([
    bundleWorker(['en']),
    bundleTryIt(['en']),
    bundleMock(['en']),
  ]);
  const modules = [...Object.values(lazyModules), tryIt, mock];

  it.each([
    ['app.js', 'worker/shared.ts', workerCode],
    ['try-it.js', 'worker/forms/edge/shared.ts', tryIt],
  ])('take from %s what %s lists', (file, list, code) => {
    const names = namesIn([readFileSync(list, 'utf8')], /^export \{([^}]*)\}/gm);
    expect(names.length).toBeGreaterThan(5);
    expect(namesIn(modules, new RegExp(`import\\{([^}]*)\\}from"\\./${file}"`, 'g'))).toEqual(names);
    expect(namesIn([code], /export\{([^}]*)\}/g)).toEqual(expect.arrayContaining(names));
  });

  it('have no copy of it', () => {
    expect(modules.filter((code) => code.includes('cacheTtl'))).toEqual([]);
    expect(workerCode).toContain('cacheTtl');
  });
});

/** The names in the lists of all matches, as other modules know them. */
function namesIn(texts: readonly string[], list: RegExp): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(list)].flatMap(([, names = '']) => names.split(',')));
  const names = found.map((name) => name.trim().replace(list.source.startsWith('import') ? / as .*/ : /.* as /, ''));
  return [...new Set(names)].filter((name) => name !== '').sort();
}

import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { nameFiles } from '../../../../../build/release/records/names/name-files.ts';

const { gzipSync } = zlib;

/** Another version of Node may compress the same bytes differently. */
function compressWith(level: number): void {
  zlib.gzipSync = (bytes) => gzipSync(bytes, { level });
  syncBuiltinESMExports();
}

afterEach(() => {
  zlib.gzipSync = gzipSync;
  syncBuiltinESMExports();
});

const PATH = '/assets/client-1A2B3C4D.js';

function recordsWith(level: number, brotli: string): ReadonlyMap<string, Uint8Array> {
  compressWith(level);
  // Other objects with equal bytes, as in another process.
  const source = Buffer.from('a: 1\n'.repeat(100));
  const { records, index } = nameFiles({
    site: { files: new Map([['/img/a.svg', source]]), packedFiles: [new Map([['/api/a.yaml', source]])] },
    bundledFiles: new Map([[PATH, source]]),
    compressedFiles: new Map([[PATH, Buffer.from(brotli)]]),
  });
  // The path of a bundled file stays in its key, so that pages of the previous release find it.
  expect(index.files[PATH]).toBe(`file${PATH}`);
  return new Map(records);
}

it('a key never has two values, whatever compressor wrote the file', () => {
  const before = recordsWith(9, 'brotli of one version');
  const after = recordsWith(1, 'brotli of another one');
  const shared = [...before.keys()].filter((key) => after.has(key));
  expect(shared).toEqual([`file${PATH}`, expect.stringMatching(/^file\/[\w-]{16}\.svg$/)]);
  for (const key of shared) expect(after.get(key)).toEqual(before.get(key));
  expect([before.size, after.size]).toEqual([4, 4]);
});

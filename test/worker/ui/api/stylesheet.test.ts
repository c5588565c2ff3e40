import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';

describe('api.css', async () => {
  const source = await readFile('worker/ui/styles/api.css', 'utf8');

  it('takes no more than 2.5 KB', async () => {
    const { code } = await transform(source, { loader: 'css', minify: true });
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(2560);
  });

  it('names colours by their role', () => {
    expect(source).not.toMatch(/#[0-9a-f]{3,8}\b|oklch|rgb|hsl/i);
  });
});

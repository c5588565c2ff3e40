import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

describe('api.css', async () => {
  const { outputFiles } = await build({
    entryPoints: ['worker/ui/styles/api.css'],
    bundle: true,
    minify: true,
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';

  it('has at most 3 KB', () => {
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(3072);
  });

  it('refers to colours by their role', () => {
    expect(code).not.toMatch(/#[0-9a-f]{3,8}\b|oklch|rgb|hsl/i);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPATIBILITY_FLAGS, workerOptions } from '../../../../build/serve/local/local-worker.ts';

describe('a local worker', () => {
  it.each(['wrangler.toml', 'build/cli/init/template/wrangler.toml'])('has the compatibility flags of %s', (file) => {
    const [, flags = ''] = /^compatibility_flags = (\[.*?\])/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(workerOptions([]).compatibilityFlags).toEqual(JSON.parse(flags));
    expect(COMPATIBILITY_FLAGS).toEqual(JSON.parse(flags));
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { watchSources } from '../../../../build/serve/dev/watch-sources.ts';
import { writeContent } from '../../content-folder.ts';

describe('watchSources()', () => {
  const dir = writeContent({ 'index.md': 'first' });
  const file = join(dir, 'index.md');
  let stop: (() => Promise<void>) | undefined;

  afterEach(async () => {
    await stop?.();
  });

  it('reports a save during the report of the previous one', async () => {
    let reports = 0;
    stop = await watchSources([dir], () => {
      reports++;
      if (reports === 1) writeFileSync(file, 'third');
    });
    writeFileSync(file, 'second');
    await expect.poll(() => reports, { timeout: 10_000 }).toBe(2);
  });
});

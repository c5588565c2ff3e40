import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { editOperation } from '../build/edits.ts';
import { generateDescription } from './generate-description.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-generated-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('generateDescription()', () => {
  it.each([1, 22, 23, 1_000])('returns %d operations with unique ids, deterministically', (count) => {
    const description = generateDescription(count);
    const operations = Object.values(description.paths as object)
      .flatMap((item) => Object.values(item as object))
      .flatMap((operation) => (operation as { operationId?: string }).operationId ?? []);
    expect([operations.length, new Set(operations).size]).toEqual([count, count]);
    expect(JSON.stringify(generateDescription(count))).toBe(JSON.stringify(description));
  });

  it('includes an operation that the bench can edit', () => {
    const file = join(folder, 'description.json');
    writeFileSync(file, JSON.stringify(generateDescription(200)));
    expect(editOperation(file)).toMatch(/^GET \//);
  });
});

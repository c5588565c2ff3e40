import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

describe('createProgress()', () => {
  it('reports that a long step is still running', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) > 0 };
    createProgress(stream, 30)('building');
    await setTimeout(100);
    expect(lines.slice(0, 2)).toEqual(['   0 s  building\n', '   0 s  … still building\n']);
  });
});

import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { HAS_PROC } from '../process-cpu.ts';
import { TreeClock } from './tree-clock.ts';

/** Busy for 600 ms of CPU. */
const BUSY = 'while (process.cpuUsage().user < 600_000) for (let count = 0; count < 1_000_000; count++);';

describe.skipIf(!HAS_PROC)('TreeClock', () => {
  it('counts a process and its children', async () => {
    const nested = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(BUSY)}]); ${BUSY}`;
    const seconds = await new TreeClock(spawn(process.execPath, ['--eval', nested])).untilExit();
    expect(seconds).toBeGreaterThan(0.9);
    expect(seconds).toBeLessThan(3);
  });
});

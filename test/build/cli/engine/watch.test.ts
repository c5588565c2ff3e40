import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SmallEngine } from './small-engine.ts';

const serve = (text: string): string =>
  `process.once('SIGTERM', () => { console.log('stopped'); process.exit(0); });\nsetInterval(() => {}, 1_000);\nconsole.log(${JSON.stringify(text)});\n`;

let engine: SmallEngine;
let watching: ChildProcess;
let said = '';

function watchCommand(code: string): void {
  engine = new SmallEngine();
  engine.write(code);
  said = '';
  watching = spawn(process.execPath, [join(engine.dir, 'build', 'watch.js'), 'dev'], { stdio: 'pipe' });
  for (const stream of [watching.stdout, watching.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
}
const hears = (pattern: RegExp): Promise<void> => vi.waitFor(() => expect(said).toMatch(pattern), { timeout: 20_000 });

describe('watch.js', () => {
  afterEach(async () => {
    if (watching.exitCode === null) {
      watching.kill('SIGTERM');
      await once(watching, 'exit');
    }
  });

  it("restarts a command when the engine's code changes, stopping the previous one first", async () => {
    watchCommand(serve('first'));
    await hears(/^first\n$/);
    engine.write(serve('second'));
    await hears(/^first\nstopped\nsecond\n$/);
    writeFileSync(join(engine.dir, 'worker/ui/button.tsx'), 'export {};\n');
    await hears(/second\nstopped\nsecond\n$/);
  });

  it('waits for the next change if the changed code is broken', async () => {
    watchCommand(serve('first'));
    await hears(/^first\n$/);
    engine.write('const = ;');
    await hears(/It runs again when the code changes\.\n$/);
    engine.write(serve('mended'));
    await hears(/mended\n$/);
  });

  it('ends with its command, and stops it when it is stopped itself', async () => {
    watchCommand('process.exit(3);\n');
    expect(await once(watching, 'exit')).toEqual([3, null]);
    watchCommand(serve('first'));
    await hears(/^first\n$/);
    watching.kill('SIGTERM');
    expect(await once(watching, 'exit')).toEqual([0, null]);
    expect(said).toBe('first\nstopped\n');
  });
});

import type { Narrator, Phase } from '../publish/deploy/service/narrator.ts';
import { terminalProgress } from './print-report.ts';

/**
 * Reports progress on a terminal. With `--json`, standard output is for the report, and progress goes to standard
 * error.
 */
export class TerminalNarrator implements Narrator {
  readonly #json: boolean;
  readonly #progress = terminalProgress();
  phase: Phase = 'build';

  constructor(json: boolean) {
    this.#json = json;
  }

  enter(phase: Phase): void {
    this.phase = phase;
  }

  say(line: string): void {
    this.#progress.clear();
    if (this.#json) console.error(line);
    else console.log(line);
  }

  warn(line: string): void {
    this.#progress.clear();
    console.error(`warning: ${line}`);
  }

  progress(stage: string, done: number, total: number): void {
    this.#progress.update(stage, done, total);
    if (done >= total) this.#progress.clear();
  }
}

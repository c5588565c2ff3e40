import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { CorpusRow } from './compile-one.ts';

/** Stores rows in a file, as one line of JSON each, so that a run of several hours can be stopped and resumed. */
export class RowLog {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** The rows of earlier runs, without incomplete lines. */
  read(): CorpusRow[] {
    if (!existsSync(this.#path)) return [];
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as CorpusRow];
        } catch {
          return [];
        }
      });
  }

  add(row: CorpusRow): void {
    appendFileSync(this.#path, `${JSON.stringify(row)}\n`);
  }
}

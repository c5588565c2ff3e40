/** Maximum nesting: deeper nesting is a loop hidden behind varying file names. */
const MAX_DEPTH = 20;
const MAX_INCLUDES = 500;

/** The files being read: the page, and the includes that lead to the current file. */
export class IncludeStack {
  readonly #files: string[] = [];
  #includes = 0;

  /** Whether the current file is the page itself. */
  get isPage(): boolean {
    return this.#files.length === 1;
  }

  /** Reads a file inside the current one. */
  read<T>(path: string, work: () => T): T {
    this.#files.push(path);
    try {
      return work();
    } finally {
      this.#files.pop();
    }
  }

  /** Why the current file cannot include a file; null if it can. */
  refuse(path: string): string | null {
    if (this.#files.includes(path)) return 'it includes itself. Remove one of the includes.';
    return this.#files.length >= MAX_DEPTH || ++this.#includes > MAX_INCLUDES
      ? 'the page has too many includes. Copy some of the texts into it.'
      : null;
  }
}

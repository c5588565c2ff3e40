/** The storage of the browser, which a script may have got from another one. */
interface TextStorage {
  readStored(key: string, area: 'sessionStorage'): string | null;
  writeStored(key: string, text: string, area: 'sessionStorage'): void;
}

const KEY = 'variants';
const MAX_NAMES = 20;

/** The names of request examples and variants that the reader chose in this tab, on a page or in a form. */
export class ChosenNames {
  readonly #storage: TextStorage;

  constructor(storage: TextStorage) {
    this.#storage = storage;
  }

  /** The latest first. */
  all(): string[] {
    return this.#storage.readStored(KEY, 'sessionStorage')?.split('\n') ?? [];
  }

  /** Lets the next pages and forms show their example or variant of the same name. */
  note(name: string): void {
    const names = [name, ...this.all().filter((other) => other !== name)];
    this.#storage.writeStored(KEY, names.slice(0, MAX_NAMES).join('\n'), 'sessionStorage');
  }

  /** The index of the name that the reader chose last; -1 if none. */
  find(names: readonly string[]): number {
    const chosen = this.all().find((name) => names.includes(name));
    return chosen === undefined ? -1 : names.indexOf(chosen);
  }
}

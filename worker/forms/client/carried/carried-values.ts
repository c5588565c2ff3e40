import { readStored, writeStored } from '../../../client/dom/storage.ts';
import { isObject, parsePointer } from '../../../request/value/json.ts';
import type { TryItGiven } from '../../exchange/record.ts';

/** Longer texts identify nothing. */
const MAX_LENGTH = 200;
const MAX_VALUES = 100;

/** The values that an API's calls returned, by key, until the tab closes. The latest come last. */
export class CarriedValues {
  readonly #key: string;

  constructor(api: string) {
    this.#key = `try-it-values ${api}`;
  }

  /** Reads the storage each time, because every form of the API writes to it. */
  all(): Map<string, string> {
    try {
      const entries: unknown = JSON.parse(readStored(this.#key, 'sessionStorage') ?? '[]');
      return new Map(Array.isArray(entries) ? entries.map(([key, value]) => [String(key), String(value)]) : []);
    } catch {
      return new Map();
    }
  }

  /** Keeps the values at the given places of a response. */
  keep(body: unknown, gives: readonly TryItGiven[]): void {
    const values = this.all();
    for (const { pointer, as } of gives) {
      const value = toValue(valueAt(body, pointer));
      if (value === null) continue;
      values.delete(as);
      values.set(as, value);
    }
    this.#write(values);
  }

  /** Forgets a value under all its keys. */
  forget(value: string): void {
    this.#write(new Map([...this.all()].filter(([, one]) => one !== value)));
  }

  #write(values: ReadonlyMap<string, string>): void {
    writeStored(this.#key, JSON.stringify([...values].slice(-MAX_VALUES)), 'sessionStorage');
  }
}

function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const key of parsePointer(`#${pointer}`) ?? []) {
    const holder: unknown = value;
    if (!(isObject(holder) || Array.isArray(holder)) || !Object.hasOwn(holder, key)) return undefined;
    value = (holder as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** The text of a string or an integer; null for anything else. */
function toValue(value: unknown): string | null {
  const isValue = typeof value === 'bigint' || Number.isSafeInteger(value) || typeof value === 'string';
  const text = isValue ? String(value) : '';
  return text === '' || text.length > MAX_LENGTH ? null : text;
}

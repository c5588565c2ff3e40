import { hash } from 'node:crypto';
import type { Dependencies } from './recorder.ts';

interface KnownValue {
  readonly value: unknown;
  readonly fingerprint: string;
}

type Source = (...subject: never[]) => unknown;

/**
 * Everything that a computation may read besides its subject: functions whose results are data, and objects, read by
 * property. Each read is a dependency, named by the source and its arguments, so that nobody has to list them: a result
 * is current as long as all its dependencies have the same values.
 */
export class Tracker<Sources extends Readonly<Record<string, object>>> {
  /** The sources as a computation sees them: what it reads is recorded. */
  readonly tracked: Sources;
  readonly #sources: Sources;
  readonly #onRead: (name: string, fingerprint: string) => void;
  readonly #known = new Map<string, KnownValue>();

  constructor(sources: Sources, onRead: (name: string, fingerprint: string) => void) {
    this.#sources = sources;
    this.#onRead = onRead;
    const entries = Object.entries(sources).map(([name, source]) => [
      name,
      typeof source === 'function'
        ? (...subject: unknown[]) => this.#read([name, ...subject])
        : trackReads(source, (key) => this.#read([name, key])),
    ]);
    this.tracked = Object.fromEntries(entries) as Sources;
  }

  /** Whether the dependencies of an earlier build have the same values. */
  isCurrent(dependencies: Dependencies): boolean {
    return dependencies.every(([name, fingerprint]) => this.#find(name).fingerprint === fingerprint);
  }

  #read(path: readonly unknown[]): unknown {
    const name = JSON.stringify(path);
    const { value, fingerprint } = this.#find(name, path);
    this.#onRead(name, fingerprint);
    return value;
  }

  #find(name: string, path: readonly unknown[] = JSON.parse(name)): KnownValue {
    let known = this.#known.get(name);
    if (known === undefined) {
      const [key, ...subject] = path as [string, ...never[]];
      const source = Object.hasOwn(this.#sources, key) ? this.#sources[key] : undefined;
      const value = typeof source === 'function' ? (source as Source)(...subject) : readProperty(source, subject[0]);
      known = { value, fingerprint: fingerprint(value) };
      this.#known.set(name, known);
    }
    return known;
  }
}

function readProperty(source: object = {}, key: string | null = null): unknown {
  return key === null ? Object.keys(source) : Reflect.get(source, key);
}

/**
 * Calls `onRead` with the name of each property that is read, or with null if the names are listed. Reads of absent
 * properties count too, since they may exist next time.
 */
export function trackReads<Values extends object>(values: Values, onRead: (name: string | null) => void): Values {
  const read = (name: string | symbol): void => {
    if (typeof name === 'string') onRead(name);
  };
  return new Proxy(values, {
    get(target, name) {
      read(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      read(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      read(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys(target) {
      onRead(null);
      return Reflect.ownKeys(target);
    },
  });
}

/** Longer values are compared by hash. */
const MAX_PLAIN_LENGTH = 64;

/** A text that is the same only for equal data: JSON, or 32 hexadecimal digits. */
export function fingerprint(data: unknown): string {
  const json = JSON.stringify(data, typeof data === 'object' ? toPlain : undefined) ?? 'undefined';
  return json.length <= MAX_PLAIN_LENGTH ? json : hash('sha256', json).slice(0, 32);
}

/** Converts maps and sets, which JSON would write as `{}`. */
function toPlain(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

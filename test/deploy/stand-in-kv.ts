import { randomUUID } from 'node:crypto';
import { type StandInAnswer, StandInError, type StandInRequest } from './stand-in-request.ts';

interface StoredValue {
  readonly value: Buffer;
  /** In seconds since 1970. */
  readonly expiration?: number | undefined;
  readonly metadata?: unknown;
}

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly base64?: boolean;
  readonly expiration_ttl?: number;
  readonly metadata?: unknown;
}

/** Limits of the API. */
const MAX_PAIRS = 10_000;
const MAX_BODY_BYTES = 100_000_000;
const MAX_KEYS_PER_PAGE = 1_000;

/** The KV namespaces of an account by id, with their records. */
export class StandInKv {
  readonly namespaces = new Map<string, { readonly title: string; readonly records: Map<string, StoredValue> }>();
  /** Number of pairs in each bulk write. */
  readonly batches: number[] = [];
  /** Keys that the next bulk write drops. */
  readonly leftOut = new Set<string>();

  /** What listings show instead of the records: an older state. */
  listed: ReadonlyMap<string, StoredValue> | null = null;
  /** The service's clock. */
  now = (): number => Date.now();
  /** Whether several namespaces may have one title, which Cloudflare rejects. */
  acceptsDuplicates = false;

  /** Whether the next list of namespaces is stale and therefore empty. */
  hideOnce = false;

  /** The records of the only namespace. */
  get records(): Map<string, StoredValue> {
    const [namespace] = this.namespaces.values();
    return namespace?.records ?? new Map();
  }

  /** The id of the only site's lock, or null. */
  get lock(): string | null {
    return [...this.namespaces].find(([, { title }]) => title.endsWith('-lock'))?.[0] ?? null;
  }

  /** Holds the lock of the only site for another command. Returns how to release it. */
  holdLock(holder: {
    readonly purpose: string;
    readonly host: string;
    readonly system?: string;
    readonly pid: number;
  }): () => void {
    const id = randomUUID();
    const records = new Map([['holder', { value: Buffer.from(JSON.stringify(holder)) }]]);
    this.namespaces.set(id, { title: 'accounting-docs-content-lock', records });
    return () => this.namespaces.delete(id);
  }

  /** Null for requests that do not concern KV. */
  answer({ method, path, query, body }: StandInRequest): StandInAnswer | null {
    const [, id, what]: (string | undefined)[] =
      /^\/storage\/kv\/namespaces(?:\/([^/]+))?(?:\/(.+))?$/.exec(path) ?? [];
    if (!path.startsWith('/storage/kv/namespaces')) return null;
    if (typeof id !== 'string') return method === 'POST' ? this.#create(body) : this.#list(query);
    const namespace = this.namespaces.get(id);
    if (namespace === undefined) throw new StandInError(404, 10_013, 'namespace not found');
    if (what === undefined) {
      if (method === 'DELETE') this.namespaces.delete(id);
      return { kind: 'json', result: { id, title: namespace.title } };
    }
    const { records } = namespace;
    if (what === 'keys') return listKeys(this.listed ?? records, query);
    if (what === 'bulk' && method === 'PUT') return this.#write(records, body);
    if (what === 'bulk/delete' && method === 'POST') {
      for (const key of JSON.parse(body.toString()) as string[]) records.delete(key);
      return { kind: 'json', result: {} };
    }
    if (what?.startsWith('values/') === true) {
      const key = decodeURIComponent(what.slice('values/'.length));
      const ttl = query.get('expiration_ttl');
      const expiration = ttl === null ? undefined : Math.round(this.now() / 1000) + Number(ttl);
      if (method === 'PUT') records.set(key, { value: body, expiration });
      if (method === 'DELETE') records.delete(key);
      if (method !== 'GET') return { kind: 'json', result: null };
      const record = records.get(key);
      if (record === undefined || (record.expiration ?? Number.POSITIVE_INFINITY) * 1000 <= this.now())
        throw new StandInError(404, 10_009, 'get: key not found');
      return { kind: 'text', text: record.value };
    }
    return null;
  }

  #list(query: URLSearchParams): StandInAnswer {
    if (this.hideOnce) {
      this.hideOnce = false;
      return { kind: 'json', result: [] };
    }
    const perPage = Number(query.get('per_page') ?? 20);
    const start = (Number(query.get('page') ?? 1) - 1) * perPage;
    const all = [...this.namespaces].map(([id, { title }]) => ({ id, title }));
    all.sort((a, b) => (a.title < b.title ? -1 : 1));
    return { kind: 'json', result: all.slice(start, start + perPage) };
  }

  #create(body: Buffer): StandInAnswer {
    const { title } = JSON.parse(body.toString()) as { title: string };
    if (!this.acceptsDuplicates && [...this.namespaces.values()].some((namespace) => namespace.title === title))
      throw new StandInError(400, 10_014, 'create namespace: a namespace with this title already exists');
    const id = randomUUID().replaceAll('-', '');
    this.namespaces.set(id, { title, records: new Map() });
    return { kind: 'json', result: { id, title, supports_url_encoding: true } };
  }

  #write(records: Map<string, StoredValue>, body: Buffer): StandInAnswer {
    const pairs = JSON.parse(body.toString()) as Pair[];
    if (pairs.length > MAX_PAIRS || body.byteLength > MAX_BODY_BYTES) throw new StandInError(413, 10_012, 'too large');
    this.batches.push(pairs.length);
    const unsuccessful = pairs.map(({ key }) => key).filter((key) => this.leftOut.delete(key));
    for (const { key, value, base64 = false, metadata, expiration_ttl } of pairs) {
      if (unsuccessful.includes(key)) continue;
      const expiration = expiration_ttl === undefined ? undefined : Math.round(this.now() / 1000) + expiration_ttl;
      records.set(key, { value: Buffer.from(value, base64 ? 'base64' : 'utf8'), metadata, expiration });
    }
    return {
      kind: 'json',
      result: { successful_key_count: pairs.length - unsuccessful.length, unsuccessful_keys: unsuccessful },
    };
  }
}

function listKeys(records: ReadonlyMap<string, StoredValue>, query: URLSearchParams): StandInAnswer {
  const limit = Math.min(Number(query.get('limit') ?? MAX_KEYS_PER_PAGE), MAX_KEYS_PER_PAGE);
  const start = Number(query.get('cursor') ?? 0);
  const names = [...records.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const result = names.slice(start, start + limit).map((name) => {
    const { metadata, expiration } = records.get(name) ?? {};
    return { name, metadata, expiration };
  });
  const end = start + result.length;
  return { kind: 'json', result, info: { count: result.length, cursor: end < names.length ? String(end) : '' } };
}

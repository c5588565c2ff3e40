import * as z from 'zod';
import { SourceError } from '../../../base/report/finding.ts';
import { CloudflareError } from './api-error.ts';
import type { CloudflareApi } from './cloudflare-api.ts';
import type { Batch } from './make-batches.ts';

const NAMESPACES = '/storage/kv/namespaces';

/** Page sizes of namespace and key listings. */
const NAMESPACES_PER_PAGE = 100;
const KEYS_PER_PAGE = 1_000;

/** The title is taken, because another deploy was faster. */
const TITLE_TAKEN_CODE = 10_014;

/** How often to resend records that a batch left out. */
const MAX_ROUNDS = 3;

const namespaceSchema = z.object({ id: z.string(), title: z.string() });
const keySchema = z.object({
  name: z.string(),
  /** When KV removes it, in seconds since 1970. */
  expiration: z.number().optional(),
  metadata: z.unknown().optional(),
});
const writtenSchema = z
  .object({ unsuccessful_keys: z.array(z.string()).nullish() })
  .nullish()
  .transform((written) => new Set(written?.unsuccessful_keys ?? []));

export type KvKey = z.infer<typeof keySchema>;

/** Finds the account's namespace with a title. Returns its id, or null. */
export async function findNamespace(api: CloudflareApi, title: string): Promise<string | null> {
  for (let page = 1; ; page++) {
    const { result } = await api.request({
      purpose: 'list the KV namespaces of the account',
      path: NAMESPACES,
      query: { per_page: String(NAMESPACES_PER_PAGE), page: String(page), order: 'title', direction: 'asc' },
      result: z.array(namespaceSchema),
    });
    const found = result.find((namespace) => namespace.title === title);
    if (found !== undefined) return found.id;
    if (result.length < NAMESPACES_PER_PAGE) return null;
  }
}

/** Creates a namespace and returns its id. If one with that title was created meanwhile, returns that id. */
export async function createNamespace(api: CloudflareApi, title: string): Promise<string> {
  const id = (await createUniqueNamespace(api, title)) ?? (await findNamespace(api, title));
  if (id !== null) return id;
  throw SourceError.at(
    { file: 'Cloudflare' },
    `Cannot find the KV namespace ${JSON.stringify(title)}: it was just created, but is not listed yet. Run the same command again in a minute.`,
  );
}

/** Creates a namespace and returns its id, or null if its title is taken. Of two requests, Cloudflare accepts one. */
export async function createUniqueNamespace(api: CloudflareApi, title: string): Promise<string | null> {
  try {
    const { result } = await api.request({
      purpose: `create the KV namespace ${JSON.stringify(title)}`,
      method: 'POST',
      path: NAMESPACES,
      body: JSON.stringify({ title }),
      result: namespaceSchema,
    });
    return result.id;
  } catch (error) {
    if (error instanceof CloudflareError && error.codes.includes(TITLE_TAKEN_CODE)) return null;
    throw error;
  }
}

export async function existsNamespace(api: CloudflareApi, id: string): Promise<boolean> {
  const path = `${NAMESPACES}/${encodeURIComponent(id)}`;
  return (await api.requestText({ purpose: 'check the lock', path })) !== null;
}

/** Removes a namespace, even during an interruption. It may be gone already. */
export async function removeNamespace(api: CloudflareApi, id: string): Promise<void> {
  try {
    await api.request({
      purpose: 'remove the lock',
      method: 'DELETE',
      path: `${NAMESPACES}/${encodeURIComponent(id)}`,
      result: z.unknown().optional(),
      evenInterrupted: true,
    });
  } catch (error) {
    if (!(error instanceof CloudflareError) || error.status !== 404) throw error;
  }
}

/** The content store of one site, accessed through the API. */
export class KvNamespace {
  readonly #api: CloudflareApi;
  readonly #path: string;
  readonly id: string;

  constructor(api: CloudflareApi, id: string) {
    this.#api = api;
    this.id = id;
    this.#path = `${NAMESPACES}/${encodeURIComponent(id)}`;
  }

  /** All keys with metadata. */
  async listKeys(prefix = ''): Promise<KvKey[]> {
    const keys: KvKey[] = [];
    let cursor: string | null = null;
    do {
      const answer: { result: KvKey[]; cursor: string | null } = await this.#api.request({
        purpose: 'list the records in KV',
        path: `${this.#path}/keys`,
        query: {
          limit: String(KEYS_PER_PAGE),
          ...(prefix === '' ? {} : { prefix }),
          ...(cursor === null ? {} : { cursor }),
        },
        result: z.array(keySchema),
      });
      keys.push(...answer.result);
      cursor = answer.cursor;
    } while (cursor !== null);
    return keys;
  }

  async read(key: string): Promise<string | null> {
    return this.#api.requestText({
      purpose: `read ${key} from KV`,
      path: `${this.#path}/values/${encodeURIComponent(key)}`,
    });
  }

  /**
   * Writes a batch, and resends what the store left out, after a pause. The store's response is the proof: a listing
   * may lag by a minute. `confirm` throws if the records may no longer be written. It is called before each attempt.
   * Returns the number of writes, which count against a daily quota.
   */
  async write(batch: Batch, confirm: () => Promise<void> = async () => {}): Promise<number> {
    let left = batch;
    let writes = 0;
    for (let round = 1; ; round++) {
      await confirm();
      const { result: unsuccessful } = await this.#api.request({
        purpose: 'write records to KV',
        method: 'PUT',
        path: `${this.#path}/bulk`,
        body: `[${left.map(({ json }) => json).join(',')}]`,
        result: writtenSchema,
        beforeRetry: confirm,
      });
      writes += left.length;
      left = left.filter(({ key }) => unsuccessful.has(key));
      if (left.length === 0) return writes;
      if (round === MAX_ROUNDS)
        throw SourceError.at(
          { file: 'Cloudflare' },
          `Cannot write records to KV: ${left.length} of ${batch.length} were not written, including ${left[0]?.key}. Run the same command again to continue.`,
        );
      await this.#api.pause(round);
    }
  }

  /** Writes a value that KV removes after `seconds`, at least 60. */
  async writeTemporary(key: string, value: string, seconds: number): Promise<void> {
    await this.#api.request({
      purpose: `write ${key} to KV`,
      method: 'PUT',
      path: `${this.#path}/values/${encodeURIComponent(key)}`,
      query: { expiration_ttl: String(seconds) },
      body: value,
      result: z.unknown().optional(),
    });
  }

  /** `confirm` throws if the keys may no longer be removed. It is called before each attempt. */
  async remove(keys: readonly string[], confirm: () => Promise<void>): Promise<void> {
    await confirm();
    await this.#api.request({
      purpose: 'remove records from KV',
      method: 'POST',
      path: `${this.#path}/bulk/delete`,
      body: JSON.stringify(keys),
      result: z.unknown().optional(),
      beforeRetry: confirm,
    });
  }
}

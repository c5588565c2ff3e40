import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../../worker/request/value/json.ts';
import { digestOf } from '../../base/digest.ts';
import type { Validators } from './fetch-bytes.ts';

/** The last good response for a description. */
export interface CachedCopy {
  readonly text: string;
  /** ISO 8601 time at which the host last confirmed this text. */
  readonly date: string;
  readonly validators: Validators;
}

const headSchema = z.object({
  source: z.string(),
  date: z.iso.datetime(),
  sha256: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});

/**
 * The last fetched descriptions, one file per URL: a line of JSON metadata, then the text. Files are written to a
 * temporary name and renamed, so that builds running at the same time never leave a partial file.
 */
export class CachedCopies {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Returns null if the copy is missing or damaged. */
  async find(address: string): Promise<CachedCopy | null> {
    const content = await readFile(this.#fileOf(address), 'utf8').catch(() => null);
    if (content === null) return null;
    const end = content.indexOf('\n');
    const head = headSchema.safeParse(parseJson(content.slice(0, end)));
    const text = content.slice(end + 1);
    if (!head.success || head.data.sha256 !== digestOf(text)) return null;
    const { date, etag, lastModified } = head.data;
    return { text, date, validators: { etag, lastModified } };
  }

  /** Throws file system errors. */
  async keep(address: string, source: string, { text, date, validators }: CachedCopy): Promise<void> {
    const file = this.#fileOf(address);
    const aside = `${file}.${randomUUID()}`;
    const head: z.infer<typeof headSchema> = { source, date, sha256: digestOf(text), ...validators };
    await mkdir(this.#dir, { recursive: true });
    try {
      await writeFile(aside, `${JSON.stringify(head)}\n${text}`);
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  #fileOf(address: string): string {
    return join(this.#dir, `${digestOf(address).slice(0, 32)}.txt`);
  }
}

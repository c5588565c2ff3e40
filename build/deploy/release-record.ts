import * as z from 'zod';
import { SourceError } from '../report/finding.ts';
import type { KvKey, KvNamespace } from './kv-namespace.ts';
import { type Pair, toPair } from './make-batches.ts';

/** What KV remembers of a release, so that any machine can roll back to it and prune around it. */
export interface ReleaseRecord {
  readonly release: string;
  /** When its deploy began, ISO 8601. */
  readonly date: string;
  readonly keys: readonly string[];
  /** Keys of its pages by path; releases of an older engine have none. */
  readonly pages?: Readonly<Record<string, string>>;
}

/** A release as a listing of keys shows it. */
interface ListedRelease {
  readonly release: string;
  readonly date: string;
}

const PREFIX = 'release/';
const PREVIEW_PREFIX = 'preview-release/';

/** A preview that is not renewed ends after two weeks: a prune may remove its records. */
export const PREVIEW_LIFETIME_MS = 14 * 86_400_000;

const recordSchema = z.object({
  release: z.string(),
  date: z.string(),
  keys: z.array(z.string()),
  pages: z.record(z.string(), z.string()).exactOptional(),
});
const metadataSchema = z.object({ date: z.string() });

export function releaseKey(release: string): string {
  return PREFIX + release;
}

/** Key of the list of a preview's records. */
export function previewKey(name: string): string {
  return PREVIEW_PREFIX + name;
}

export function toPreviewPair(name: string, record: ReleaseRecord): Pair {
  return toPair(previewKey(name), new TextEncoder().encode(JSON.stringify(record)), { date: record.date });
}

/** Keys of the lists of previews, those that have ended apart. */
export function listPreviews(
  keys: readonly KvKey[],
  now: number,
): { readonly kept: string[]; readonly ended: string[] } {
  const oldest = new Date(now - PREVIEW_LIFETIME_MS).toISOString();
  const kept: string[] = [];
  const ended: string[] = [];
  for (const { name, metadata } of keys.filter((key) => key.name.startsWith(PREVIEW_PREFIX)))
    ((metadataSchema.safeParse(metadata).data?.date ?? '') > oldest ? kept : ended).push(name);
  return { kept, ended };
}

/** The record as it is written; its date is in the metadata too, which listings tell. */
export function toReleasePair(record: ReleaseRecord): Pair {
  return toPair(releaseKey(record.release), new TextEncoder().encode(JSON.stringify(record)), { date: record.date });
}

/** The releases among the keys of a namespace, newest first. */
export function listReleases(keys: readonly KvKey[]): ListedRelease[] {
  return keys
    .filter(({ name }) => name.startsWith(PREFIX))
    .map(({ name, metadata }) => ({
      release: name.slice(PREFIX.length),
      date: metadataSchema.safeParse(metadata).data?.date ?? '',
    }))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** The record of a release; null if KV has no such record. Throws SourceError if no deploy wrote it. */
export function readReleaseRecord(namespace: KvNamespace, release: string): Promise<ReleaseRecord | null> {
  return readRecord(namespace, releaseKey(release));
}

/** The same for the key of a list. */
export async function readRecord(namespace: KvNamespace, key: string): Promise<ReleaseRecord | null> {
  const text = await namespace.read(key);
  if (text === null) return null;
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw SourceError.at(
      { file: key },
      'Cannot read the record of the release: it is not what a deploy writes. Deploy that release again, or remove the key.',
    );
  }
}

/** Keys that a release names and KV does not list. Throws SourceError when the release has no record. */
export async function findLostKeys(
  namespace: KvNamespace,
  release: string,
  listed: readonly KvKey[],
): Promise<readonly string[]> {
  const record = await readReleaseRecord(namespace, release);
  const there = new Set(listed.map(({ name }) => name));
  return record === null ? [releaseKey(release)] : record.keys.filter((key) => !there.has(key));
}

import { findPage, type Manifest } from '../../model/manifest.ts';
import { takeRest } from '../../model/page-record.ts';
import type { TryItAnswers, TryItForm } from '../../request/try-it/record.ts';
import { readRecordBytes } from '../read-page.ts';

const LINE_FEED = 0x0a;

/** The two lines that a page of an operation ends with, as they are stored. */
export interface StoredTryIt {
  readonly form: Uint8Array;
  readonly answers: Uint8Array;
}

/** Null for a page that has no form. Throws when the store fails. */
export async function readTryIt(manifest: Manifest, content: KVNamespace, path: string): Promise<StoredTryIt | null> {
  const page = findPage(manifest, path);
  if (page?.operation === undefined) return null;
  const { key } = page;
  const rest = takeRest(await readRecordBytes(content, key, (bytes) => takeRest(bytes, key)), key);
  const end = rest.indexOf(LINE_FEED);
  return end === -1 ? null : { form: rest.slice(0, end), answers: rest.slice(end + 1) };
}

export function parseForm({ form }: StoredTryIt): TryItForm {
  return JSON.parse(new TextDecoder().decode(form)) as TryItForm;
}

export function parseAnswers({ answers }: StoredTryIt): TryItAnswers {
  return JSON.parse(new TextDecoder().decode(answers)) as TryItAnswers;
}

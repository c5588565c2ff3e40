import type { ContentStore } from '../../env.ts';
import { findPage, type Manifest } from '../../model/manifest.ts';
import { takeHeader } from '../../model/page-record.ts';
import type { TryItForm, TryItResponses } from '../../request/try-it/record.ts';
import { checkHeader, checkSum } from '../checksum.ts';
import { readRecord } from '../read-page.ts';

/** The form data in an operation page's record, as JSON. */
export interface StoredTryIt {
  readonly form: Uint8Array;
  readonly responses: Uint8Array;
}

/** Null if the page has no form. Throws if the store fails. */
export async function readTryIt(manifest: Manifest, content: ContentStore, path: string): Promise<StoredTryIt | null> {
  const page = findPage(manifest, path);
  if (page?.operation === undefined) return null;
  try {
    return await readRecord(content, page.key, (record) => takeTryIt(record, page.key));
  } catch (cause) {
    content.report?.(cause);
    throw cause;
  }
}

/** Checks every byte that it uses. */
async function takeTryIt(record: Uint8Array<ArrayBuffer>, key: string): Promise<StoredTryIt | null> {
  const header = takeHeader(record, key);
  await checkHeader(header, key);
  const [formSum, responsesSum] = header.restSums;
  if (formSum === undefined || responsesSum === undefined) return null;
  const [form = '', responses = ''] = new TextDecoder().decode(record.subarray(header.markdown.end)).split('\n');
  return { form: await inflate(form, formSum, key), responses: await inflate(responses, responsesSum, key) };
}

export function parseForm({ form }: StoredTryIt): TryItForm {
  return JSON.parse(new TextDecoder().decode(form)) as TryItForm;
}

export function parseResponses({ responses }: StoredTryIt): TryItResponses {
  return JSON.parse(new TextDecoder().decode(responses)) as TryItResponses;
}

/** Inflates a line of the record: raw DEFLATE (RFC 1951) in Base64. Throws DamagedRecord if the checksum is wrong. */
async function inflate(line: string, sum: string, key: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(line), (character) => character.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const json = await new Response(inflated).arrayBuffer();
  await checkSum(json, sum, key);
  return new Uint8Array(json);
}

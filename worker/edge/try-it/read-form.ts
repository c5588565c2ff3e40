import { findPage, type Manifest } from '../../model/manifest.ts';
import { takeRest } from '../../model/page-record.ts';
import type { TryItForm, TryItResponses } from '../../request/try-it/record.ts';
import { readRecordBytes } from '../read-page.ts';

/** The form data in an operation page's record, as JSON. */
interface StoredTryIt {
  readonly form: Uint8Array;
  readonly responses: Uint8Array;
}

/** Null if the page has no form. Throws if the store fails. */
export async function readTryIt(manifest: Manifest, content: KVNamespace, path: string): Promise<StoredTryIt | null> {
  const page = findPage(manifest, path);
  if (page?.operation === undefined) return null;
  const { key } = page;
  const rest = takeRest(await readRecordBytes(content, key, (bytes) => takeRest(bytes, key)), key);
  const [form = '', responses = ''] = new TextDecoder().decode(rest).split('\n');
  return form === '' ? null : { form: await inflate(form), responses: await inflate(responses) };
}

export function parseForm({ form }: StoredTryIt): TryItForm {
  return JSON.parse(new TextDecoder().decode(form)) as TryItForm;
}

export function parseResponses({ responses }: StoredTryIt): TryItResponses {
  return JSON.parse(new TextDecoder().decode(responses)) as TryItResponses;
}

/** Inflates a line of the record: raw DEFLATE (RFC 1951) in Base64. */
async function inflate(line: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(line), (character) => character.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

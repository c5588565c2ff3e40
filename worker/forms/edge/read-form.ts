import { readRecord } from '../../edge/store/read-page.ts';
import { takeRest } from '../../edge/store/take-rest.ts';
import type { ContentStore } from '../../env.ts';
import { findPage, type Manifest } from '../../model/records/manifest.ts';
import type { TryItForm, TryItResponses } from '../exchange/record.ts';

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

/** Checks every part of the record but its formats. */
async function takeTryIt(record: Uint8Array<ArrayBuffer>, key: string): Promise<StoredTryIt | null> {
  const [form, responses] = await takeRest(record, key);
  return form === undefined || responses === undefined ? null : { form, responses };
}

export function parseForm({ form }: StoredTryIt): TryItForm {
  return JSON.parse(new TextDecoder().decode(form)) as TryItForm;
}

export function parseResponses({ responses }: StoredTryIt): TryItResponses {
  return JSON.parse(new TextDecoder().decode(responses)) as TryItResponses;
}

import { changeText } from '../../edge/store/bytes.ts';
import { readRecord } from '../../edge/store/read-page.ts';
import { takeRest } from '../../edge/store/take-rest.ts';
import type { ContentStore } from '../../env.ts';
import { findPage, type Manifest } from '../../model/records/manifest.ts';
import { formOf } from '../../model/records/versions/version-links.ts';
import type { TryItForm, TryItResponses } from '../exchange/record.ts';
import { findApi } from './find-operation-page.ts';

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
    const stored = await readRecord(content, page.key, (record) => takeTryIt(record, page.key));
    return stored === null || page.recordOf === undefined ? stored : inVersion(stored, manifest, path);
  } catch (cause) {
    content.report?.(cause);
    throw cause;
  }
}

/** The form of another version, for the API of the page. */
function inVersion(stored: StoredTryIt, { site }: Manifest, path: string): StoredTryIt {
  const api = findApi(site, path);
  return api === null ? stored : { ...stored, form: changeText(stored.form, (json) => formOf(api, json)) };
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

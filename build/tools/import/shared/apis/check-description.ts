import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { errorMessage } from '../../../../base/report/error-message.ts';
import { MAX_DESCRIPTION_BYTES } from '../../../../openapi/read/text/description-text.ts';
import { fetchBytes } from '../../../../openapi/remote/fetch-bytes.ts';

const TIMEOUT_MS = 15_000;

/**
 * Why an API description cannot be used, or null: the build would stop at one that it cannot read. `address`: a file or
 * an http(s) URL, which is fetched.
 */
export async function findDescriptionFault(address: string): Promise<string | null> {
  const text = await loadText(address).catch((error: unknown) => error);
  if (typeof text !== 'string') return `it cannot be read: ${errorMessage(text)}`.replace(/\.$/, '');
  return isDescription(text) ? null : 'it is not an OpenAPI description';
}

async function loadText(address: string): Promise<string> {
  if (!/^https?:/i.test(address)) return await readFile(address, 'utf8');
  const options = { headers: {}, timeoutMs: TIMEOUT_MS, maxBytes: MAX_DESCRIPTION_BYTES, validators: null };
  const fetched = await fetchBytes(address, options);
  return fetched.kind === 'content' ? new TextDecoder().decode(fetched.bytes) : '';
}

/** Whether a file is a description: folders of descriptions also contain parts of them, and settings that name them. */
export function isDescriptionFile(file: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(file) && isDescription(readFileSync(file, 'utf8').slice(0, 20_000));
}

function isDescription(text: string): boolean {
  return /^[\s{]*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m.test(text);
}

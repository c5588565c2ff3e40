import { readFile, stat } from 'node:fs/promises';
import { decodeText, displayPath } from '../content/read-text.ts';
import { SourceError } from '../report/finding.ts';

/** Larger descriptions are refused: no real one is, and the memory of a build is bounded. */
const MAX_BYTES = 100_000_000;
const FETCH_TIMEOUT_MS = 30_000;
const PURPOSE = 'the API description';

/** The text of a description with the name that messages give it. */
export interface DescriptionText {
  readonly file: string;
  readonly text: string;
}

/** Reads a description from a file or an http(s) URL, in bounded time and memory. Throws SourceError. */
export async function loadDescription(source: string, timeoutMs = FETCH_TIMEOUT_MS): Promise<DescriptionText> {
  return isUrl(source) ? fetchDescription(source, timeoutMs) : readDescription(source);
}

export function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

async function readDescription(path: string): Promise<DescriptionText> {
  const file = displayPath(path);
  const facts = await stat(path).catch(() => null);
  if (facts === null)
    throw SourceError.at(
      { file },
      `Cannot read ${PURPOSE}: there is no such file. Name another one with --description, or in site.yaml under "apis".`,
    );
  if (!facts.isFile())
    throw SourceError.at(
      { file },
      `Cannot read ${PURPOSE}: this is not a file. Name an OpenAPI document, JSON or YAML.`,
    );
  if (facts.size > MAX_BYTES) throw tooLarge(file);
  const bytes = await readFile(path).catch((error: Error) => {
    throw SourceError.at({ file }, `Cannot read ${PURPOSE}: ${error.message}. Make the file readable.`);
  });
  return { file, text: decodeText(file, bytes, PURPOSE) };
}

async function fetchDescription(url: string, timeoutMs: number): Promise<DescriptionText> {
  const remedy = 'Check the address, or name a file with --description.';
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/yaml, application/json, text/yaml, */*;q=0.5' },
    });
    if (!response.ok) {
      // An answer that is not read to its end would keep the connection, and the process, open.
      await response.body?.cancel();
      throw SourceError.at({ file: url }, `Cannot fetch ${PURPOSE}: the server answered ${response.status}. ${remedy}`);
    }
    return { file: url, text: decodeText(url, await readBounded(url, response), PURPOSE) };
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    const found = timedOut ? `no complete answer in ${timeoutMs / 1000} seconds` : causeOf(error);
    throw SourceError.at({ file: url }, `Cannot fetch ${PURPOSE}: ${found}. ${remedy}`);
  }
}

async function readBounded(url: string, response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge(url);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(file: string): SourceError {
  return SourceError.at(
    { file },
    `Cannot read ${PURPOSE}: it is larger than ${MAX_BYTES / 1e6} MB. Split it into several descriptions.`,
  );
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

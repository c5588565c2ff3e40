import { errorMessage } from '../../base/report/error-message.ts';
import { SourceError } from '../../base/report/finding.ts';
import type { Report } from '../../base/report/report.ts';
import { decodeText } from '../../base/source/read-text.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import {
  DescriptionText,
  MAX_DESCRIPTION_BYTES,
  DESCRIPTION_PURPOSE as PURPOSE,
} from '../read/text/description-text.ts';
import { parseDescription } from '../read/text/parse-description.ts';
import type { CachedCopies, CachedCopy } from './cached-copies.ts';
import type { SecretHeaders } from './secret-headers.ts';

/** When to use the last good copy: `never`, only if the fetch `fails`, or `always`, without any request. */
export type CopyUse = 'never' | 'fails' | 'always';

export interface RemoteOptions {
  readonly copyUse: CopyUse;
  readonly headers: SecretHeaders;
  readonly timeoutMs: number;
  readonly variables: NodeJS.ProcessEnv;
}

/** A description to fetch. */
interface Wanted {
  readonly address: string;
  /** The URL without secrets, for messages. */
  readonly file: string;
  /** The last good copy. */
  readonly copy: CachedCopy | null;
}

/** Minimum interval between requests in a watching build. */
const MIN_INTERVAL_MS = 60_000;

/** Loads remote descriptions: revalidates the last copy, checks new content, and stores good copies. */
export class RemoteDescriptions {
  readonly #copies: CachedCopies;
  readonly #now: () => number;
  readonly #last = new Map<string, { readonly at: number; readonly description: DescriptionText }>();

  constructor(copies: CachedCopies, now: () => number = Date.now) {
    this.#copies = copies;
    this.#now = now;
  }

  /** Throws SourceError if there is neither a response nor a usable copy. */
  async load(address: string, options: RemoteOptions, report: Report): Promise<DescriptionText> {
    const last = this.#last.get(address);
    if (last !== undefined && Math.abs(this.#now() - last.at) < MIN_INTERVAL_MS) return last.description;
    const description = await this.#load(address, options, report);
    this.#last.set(address, { at: this.#now(), description: description.withoutParsed() });
    return description;
  }

  async #load(address: string, options: RemoteOptions, report: Report): Promise<DescriptionText> {
    const file = withoutSecrets(address);
    const copy = await this.#copies.find(address);
    if (options.copyUse === 'always') {
      if (copy === null)
        throw SourceError.at(
          { file },
          `Cannot read ${PURPOSE}: there is no cached copy. Build once without --offline.`,
        );
      report.warn(
        { file },
        `The copy of ${copy.date} is used because of --offline. Build without it to fetch a new one.`,
      );
      return DescriptionText.of(file, copy.text);
    }
    try {
      return await this.#fetch({ address, file, copy }, options, report);
    } catch (error) {
      if (!(error instanceof SourceError) || copy === null) throw error;
      const message = error.findings.map((finding) => finding.message).join(' ');
      if (options.copyUse === 'never')
        throw SourceError.at({ file }, `${message} To build from the copy of ${copy.date}, add --offline.`);
      report.warn({ file }, `${message} The copy of ${copy.date} is used.`);
      return DescriptionText.of(file, copy.text);
    }
  }

  async #fetch(
    { address, file, copy }: Wanted,
    { headers, timeoutMs, variables }: RemoteOptions,
    report: Report,
  ): Promise<DescriptionText> {
    // Most descriptions are files, and Node's HTTP client takes a tenth of its own startup to load.
    const [{ FetchFault, fetchBytes }, { readSecretHeaders }] = await Promise.all([
      import('./fetch-bytes.ts'),
      import('./secret-headers.ts'),
    ]);
    const asked = {
      headers: readSecretHeaders(file, headers, variables),
      timeoutMs,
      maxBytes: MAX_DESCRIPTION_BYTES,
      validators: copy?.validators ?? null,
    };
    const fetched = await fetchBytes(address, asked).catch((error: unknown) => {
      if (!(error instanceof FetchFault)) throw error;
      throw SourceError.at(
        { file },
        `Cannot fetch ${PURPOSE}: ${error.message}. Check the URL, or specify a file with --description.`,
      );
    });
    const date = new Date(this.#now()).toISOString();
    if (fetched.kind === 'unchanged' && copy !== null) {
      await this.#keep(address, file, { ...copy, date }, report);
      return DescriptionText.of(file, copy.text);
    }
    const { bytes, validators } = fetched.kind === 'content' ? fetched : { bytes: new Uint8Array(), validators: null };
    const text = decodeText(file, bytes, PURPOSE);
    // A sign-in page or a truncated description must not replace a good copy.
    if (/^\s*\{/.test(text) && !/\}\s*$/.test(text))
      throw SourceError.at({ file }, `Cannot read ${PURPOSE}: the JSON is incomplete. Fetch it again.`);
    const parsed: ParsedDescription | null = text === copy?.text ? null : parseDescription(file, text);
    if (validators !== null) await this.#keep(address, file, { text, date, validators }, report);
    return DescriptionText.of(file, text, parsed);
  }

  /** Warns about a full or read-only disk instead of failing the build. */
  async #keep(address: string, file: string, copy: CachedCopy, report: Report): Promise<void> {
    try {
      await this.#copies.keep(address, file, copy);
    } catch (error) {
      const found = errorMessage(error);
      report.warn({ file }, `Cannot save a copy of ${PURPOSE}: ${found}. Make the folder .cache writable.`);
    }
  }
}

/** A URL for messages, without user name and password. */
function withoutSecrets(address: string): string {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return address;
  url.username = '';
  url.password = '';
  return url.href;
}

import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { decodeText } from '../../source/read-text.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import { toByteText } from './byte-text.ts';

/** Larger descriptions are refused: no real one is, and the memory of a build is bounded. */
export const MAX_DESCRIPTION_BYTES = 100_000_000;

/** What messages say was to be read. */
export const DESCRIPTION_PURPOSE = 'the API description';

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** A reference that leaves its file, in JSON or YAML. */
const EXTERNAL_REFERENCE = /\$ref["']?\s*:\s*["']?(?![#"'\s])(?!https?:)/;

/** The text of a description with the name that messages give it. */
export class DescriptionText {
  readonly file: string;
  /** In UTF-8, with `\n` at the end of each line. */
  readonly bytes: Buffer;
  /** What the text says, where it had to be parsed already. */
  readonly parsed: ParsedDescription | null;
  #byteText: string | null = null;
  #digest: string | null = null;
  #isAlone: boolean | null = null;

  private constructor(file: string, bytes: Buffer, parsed: ParsedDescription | null) {
    this.file = file;
    this.bytes = bytes;
    this.parsed = parsed;
  }

  static of(file: string, text: string, parsed: ParsedDescription | null = null): DescriptionText {
    return new DescriptionText(file, Buffer.from(text), parsed);
  }

  /** Throws SourceError when the bytes are not UTF-8. */
  static decode(file: string, bytes: Buffer): DescriptionText {
    const isPlain = isUtf8(bytes) && !bytes.includes('\r') && bytes.indexOf(BYTE_ORDER_MARK) !== 0;
    return isPlain
      ? new DescriptionText(file, bytes, null)
      : DescriptionText.of(file, decodeText(file, bytes, DESCRIPTION_PURPOSE));
  }

  /** The text alone, for caches. */
  withoutParsed(): DescriptionText {
    return new DescriptionText(this.file, this.bytes, null);
  }

  /** Decoded anew each time: of a large description that was edited, most need not be. */
  get text(): string {
    return this.bytes.toString();
  }

  /** The bytes as a text, see toByteText. */
  get byteText(): string {
    this.#byteText ??= toByteText(this.bytes);
    return this.#byteText;
  }

  /** SHA-256 of the bytes. */
  get digest(): string {
    this.#digest ??= createHash('sha256').update(this.bytes).digest('hex');
    return this.#digest;
  }

  /** Whether it says what another one says, under the same name. */
  equals({ file, bytes }: DescriptionText): boolean {
    return file === this.file && bytes.equals(this.bytes);
  }

  /** Whether it refers to no other files. */
  get isAlone(): boolean {
    this.#isAlone ??= !EXTERNAL_REFERENCE.test(this.byteText);
    return this.#isAlone;
  }
}

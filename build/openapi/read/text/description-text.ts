import { isUtf8 } from 'node:buffer';
import { digestOf } from '../../../base/digest.ts';
import { decodeText } from '../../../base/source/read-text.ts';
import type { ParsedDescription } from '../../core/parsed-description.ts';
import { toByteText } from './byte-text.ts';

/** Larger descriptions are rejected to limit the memory of a build. No real one is this large. */
export const MAX_DESCRIPTION_BYTES = 100_000_000;

/** The name of a description in error messages. */
export const DESCRIPTION_PURPOSE = 'the API description';

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** A reference to another file, or the address of an example that may be one, in JSON or YAML. */
const EXTERNAL_REFERENCE = /(?:\$ref|externalValue)["']?\s*:\s*["']?(?![#"'\s])(?!https?:)/;

/** The key of a discriminator's mapping, and the name of a file as a value, which may be in that mapping. */
const MAPPING = /["'\s{,](?:defaultM|m)apping["']?\s*:/;
const NAMED_FILE = /:\s*["']?(?![#"'\s])(?!https?:)[^\s"'#,}]{1,300}\.(?:json|ya?ml)(?:["'\s#,}]|$)/i;

/** The text of a description, with its file name for messages. */
export class DescriptionText {
  readonly file: string;
  /**
   * UTF-8 with `
   * ` line endings.
   */
  readonly bytes: Buffer;
  /** The parsed text, if it was needed earlier; otherwise null. */
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

  /** Throws SourceError if the bytes are not UTF-8. */
  static decode(file: string, bytes: Buffer): DescriptionText {
    const isMarked = bytes.indexOf(BYTE_ORDER_MARK) === 0 || bytes.subarray(0, 2).includes(0);
    const isPlain = isUtf8(bytes) && !bytes.includes('\r') && !isMarked;
    return isPlain
      ? new DescriptionText(file, bytes, null)
      : DescriptionText.of(file, decodeText(file, bytes, DESCRIPTION_PURPOSE));
  }

  /** A copy for caches, without the parsed text. */
  withoutParsed(): DescriptionText {
    return new DescriptionText(this.file, this.bytes, null);
  }

  /** Decoded on each call: for an edit to a large description, little of it is needed. */
  get text(): string {
    return this.bytes.toString();
  }

  /** The bytes as text, see toByteText. */
  get byteText(): string {
    this.#byteText ??= toByteText(this.bytes);
    return this.#byteText;
  }

  /** SHA-256 of the bytes. */
  get digest(): string {
    this.#digest ??= digestOf(this.bytes);
    return this.#digest;
  }

  equals({ file, bytes }: DescriptionText): boolean {
    return file === this.file && bytes.equals(this.bytes);
  }

  /** Whether it has no references to other files. */
  get isAlone(): boolean {
    this.#isAlone ??= !namesFiles(this.byteText);
    return this.#isAlone;
  }
}

function namesFiles(text: string): boolean {
  return EXTERNAL_REFERENCE.test(text) || (MAPPING.test(text) && NAMED_FILE.test(text));
}

import type { JsonObject } from '../../../worker/request/value/json.ts';
import type { Position } from '../../report/position.ts';

/** The text of an API description as data, before any reference is followed. */
export interface ParsedDescription {
  readonly file: string;
  readonly root: JsonObject;
  /** The text itself, in UTF-8, when it is YAML without faults and says all; null otherwise. */
  readonly yaml: Uint8Array | null;
  /** Syntax errors that the parser could ignore. */
  readonly warnings: readonly { readonly position: Position; readonly message: string }[];
  /** What has come into it from other files. */
  readonly parts?: readonly ReferencedPart[];
  /** What comes from overlays, by the pointer of its place. */
  readonly overlaid?: ReadonlyMap<string, ReferencedPart>;
  /** Positions by JSON pointer; a value that is not in the text gets the position of its nearest parent. */
  locate(pointers: Iterable<string>): ReadonlyMap<string, Position>;
}

/** A value of another file in the description that refers to it. */
export interface ReferencedPart {
  readonly file: string;
  /** Where the value is in the description, and in its own file. */
  readonly mount: string;
  readonly pointer: string;
  /** Positions by JSON pointer in its own file. */
  locate(pointers: Iterable<string>): ReadonlyMap<string, Position>;
}

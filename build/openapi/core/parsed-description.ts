import type { JsonObject } from '../../../worker/request/value/json.ts';
import type { Position } from '../../base/report/position.ts';

/** A parsed API description, before references are followed. */
export interface ParsedDescription {
  readonly file: string;
  readonly root: JsonObject;
  /** The text in UTF-8 if it is valid YAML and holds the whole description; otherwise null. */
  readonly yaml: Uint8Array | null;
  /** Syntax errors that the parser recovered from. */
  readonly warnings: readonly { readonly position: Position; readonly message: string }[];
  /** Values included from other files. */
  readonly included?: readonly IncludedValue[];
  /** Paths of the other files that were read for it. */
  readonly referenced?: readonly string[];
  /** Values from overlays, by pointer in the description. */
  readonly overlaid?: ReadonlyMap<string, IncludedValue>;
  /** Positions by JSON pointer. A value that is not in the text gets the position of its nearest ancestor. */
  locate(pointers: Iterable<string>): ReadonlyMap<string, Position>;
}

/** A value from another file, included in the description that refers to it. */
export interface IncludedValue {
  readonly file: string;
  /** The pointer of the value in the description; `pointer` is the one in its own file. */
  readonly mount: string;
  readonly pointer: string;
  /** Positions by JSON pointer, both in its own file. */
  locate(pointers: Iterable<string>): ReadonlyMap<string, Position>;
}

import { isObject } from '../../../worker/request/value/json.ts';
import { SourceError } from '../../base/report/finding.ts';
import type { TextFile } from '../../base/source/read-text.ts';
import { parseDataFile } from '../read/text/parse-description.ts';

/** One change in an overlay (Overlay 1.1 §4.4.3), with exactly one of `remove`, `copy` and `update`. */
export type OverlayAction = {
  /** JSONPath (RFC 9535). */
  readonly target: string;
  /** JSON pointer in the overlay. */
  readonly pointer: string;
} & (
  | { readonly kind: 'remove' }
  | { readonly kind: 'update'; readonly value: unknown }
  | { readonly kind: 'copy'; readonly from: string }
);

export interface Overlay {
  /** Whether it uses Overlay 1.1 or later, which adds `copy` and can replace scalar values. */
  readonly isModern: boolean;
  readonly actions: readonly OverlayAction[];
}

export type WarnOverlay = (pointer: string, message: string) => void;

/**
 * Parses an overlay from JSON or YAML. Faulty actions raise warnings. Throws SourceError if the file is not an overlay.
 */
export function parseOverlay({ file, text }: TextFile, warn: WarnOverlay): Overlay {
  const root = parseDataFile(file, text);
  const version = isObject(root) && typeof root.overlay === 'string' ? root.overlay : null;
  if (!isObject(root) || version === null)
    throw SourceError.at({ file }, 'Cannot read the overlay: it has no "overlay". Start it with "overlay: 1.1.0".');
  if (!/^1\.[01](?:\.|$)/.test(version))
    throw SourceError.at({ file }, `Cannot read the overlay: unsupported version ${version}. Use 1.0 or 1.1.`);
  const isModern = !version.startsWith('1.0');
  if (!Array.isArray(root.actions))
    throw SourceError.at({ file }, 'Cannot read the overlay: "actions" must be a list. Add actions to it.');
  const actions = root.actions.flatMap((action: unknown, index) => {
    const read = readAction(action, { pointer: `#/actions/${index}`, isModern });
    if (typeof read !== 'string') return [read];
    warn(`#/actions/${index}`, `Cannot apply this action: ${read}`);
    return [];
  });
  return { isModern, actions };
}

/** Returns the action, or a description of its fault. */
function readAction(
  action: unknown,
  { pointer, isModern }: { readonly pointer: string; readonly isModern: boolean },
): OverlayAction | string {
  if (!isObject(action) || typeof action.target !== 'string') return '"target" must be a JSONPath, such as "$.info".';
  const { target, update, copy, remove } = action;
  if (remove === true) return { target, pointer, kind: 'remove' };
  if (update !== undefined && copy !== undefined) return 'it has both "update" and "copy". Remove one of them.';
  if (update !== undefined) return { target, pointer, kind: 'update', value: update };
  if (copy === undefined) return 'it has no "update", "remove" or "copy". Add one of them.';
  if (!isModern) return '"copy" needs Overlay 1.1. Change the first line to "overlay: 1.1.0".';
  if (typeof copy !== 'string') return '"copy" must be a JSONPath, such as "$.info".';
  return { target, pointer, kind: 'copy', from: copy };
}

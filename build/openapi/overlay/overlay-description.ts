import type { Report } from '../../base/report/report.ts';
import type { TextFile } from '../../base/source/read-text.ts';
import type { IncludedValue, ParsedDescription } from '../core/parsed-description.ts';
import { locateInData } from '../read/text/parse-description.ts';
import { applyOverlay } from './apply-overlay.ts';
import { parseOverlay } from './parse-overlay.ts';

/**
 * Applies overlays to a description, in order. Problems in an overlay, or in a value that comes from one, are reported
 * with the overlay's file and line. Throws SourceError for a file that is not an overlay.
 */
export function overlayDescription(
  parsed: ParsedDescription,
  files: readonly TextFile[],
  report: Report,
): ParsedDescription {
  let { root } = parsed;
  const overlaid = new Map<string, IncludedValue>();
  for (const source of files) {
    const { file, text } = source;
    const warnings = new Map<string, { readonly pointer: string; readonly message: string }>();
    const warn = (pointer: string, message: string): void => {
      warnings.set(`${pointer} ${message}`, { pointer, message });
    };
    const applied = applyOverlay(root, parseOverlay(source, warn), warn);
    root = applied.root;
    const locate: IncludedValue['locate'] = (pointers) => locateInData(file, text, pointers);
    for (const [mount, pointer] of applied.origins) overlaid.set(mount, { file, mount, pointer, locate });
    const positions = locate([...warnings.values()].map(({ pointer }) => pointer));
    for (const { pointer, message } of warnings.values())
      report.note('api-description', { file, pointer, position: positions.get(pointer) ?? null }, message);
  }
  // The original text lacks the changes.
  return { ...parsed, root, yaml: null, overlaid };
}

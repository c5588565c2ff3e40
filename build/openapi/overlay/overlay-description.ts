import type { Report } from '../../report/report.ts';
import type { TextFile } from '../../source/read-text.ts';
import type { ParsedDescription, ReferencedPart } from '../core/parsed-description.ts';
import { locateInData } from '../read/parse-description.ts';
import { applyOverlay } from './apply-overlay.ts';
import { parseOverlay } from './parse-overlay.ts';

/**
 * A description with the changes of its overlays, in their order. What is wrong with an overlay is reported with its file and
 * line, as is what is odd in a value that comes from it. Throws SourceError for a file that is no overlay.
 */
export function overlayDescription(
  parsed: ParsedDescription,
  files: readonly TextFile[],
  report: Report,
): ParsedDescription {
  let { root } = parsed;
  const overlaid = new Map<string, ReferencedPart>();
  for (const source of files) {
    const { file, text } = source;
    const warnings = new Map<string, { readonly pointer: string; readonly message: string }>();
    const warn = (pointer: string, message: string): void => {
      warnings.set(`${pointer} ${message}`, { pointer, message });
    };
    const applied = applyOverlay(root, parseOverlay(source, warn), warn);
    root = applied.root;
    const locate: ReferencedPart['locate'] = (pointers) => locateInData(file, text, pointers);
    for (const [mount, pointer] of applied.places) overlaid.set(mount, { file, mount, pointer, locate });
    const positions = locate([...warnings.values()].map(({ pointer }) => pointer));
    for (const { pointer, message } of warnings.values())
      report.note('api-description', { file, pointer, position: positions.get(pointer) ?? null }, message);
  }
  // Its text says less than it does now.
  return { ...parsed, root, yaml: null, overlaid };
}

import type { Report } from '../../base/report/report.ts';
import type { TextFile } from '../../base/source/read-text.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import type { DescriptionReader } from '../read/description-reader.ts';
import { bringReferences } from '../read/load-api.ts';
import { DescriptionText } from '../read/text/description-text.ts';

export interface DescriptionSource {
  /** File or URL of the description. */
  readonly location: string;
  readonly contentDir: string;
  /** Overlays of the description, in order. */
  readonly overlays: readonly TextFile[];
  /** Keeps state between reads in a process that compiles the description repeatedly. */
  readonly reader: DescriptionReader;
}

/** Whether nothing outside of its text and its overlays belongs to a description. */
export function standsAlone(description: DescriptionText, { overlays }: Pick<DescriptionSource, 'overlays'>): boolean {
  return description.isAlone && overlays.every(({ file, text }) => DescriptionText.of(file, text).isAlone);
}

/** Parses a description and adds its overlays and referenced files. */
export async function parseWhole(
  description: DescriptionText,
  source: DescriptionSource,
  findings: Report,
  warnings: ApiWarnings,
): Promise<ParsedDescription> {
  const { location, contentDir, reader, overlays } = source;
  const own = description.parsed ?? reader.read(description);
  const overlaid = overlays.length === 0 ? own : await overlay(own, overlays, findings);
  return standsAlone(description, source) ? overlaid : bringReferences(overlaid, { location, contentDir }, warnings);
}

/** Loads the overlay code and its JSONPath library only when needed: most descriptions have no overlays. */
async function overlay(
  description: ParsedDescription,
  overlays: readonly TextFile[],
  findings: Report,
): Promise<ParsedDescription> {
  const { overlayDescription } = await import('./overlay-description.ts');
  return overlayDescription(description, overlays, findings);
}

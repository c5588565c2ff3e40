import { dirname } from 'node:path';
import { pathBelow } from '../../source/file-paths.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import { bundleReferences } from './bundle-references.ts';
import { DescriptionReader } from './description-reader.ts';
import type { DescriptionText } from './description-text.ts';
import { isUrl } from './load-description.ts';
import { normalizeAnchors } from './normalize-anchors.ts';

/** Parses a description and brings the files that it refers to into it; those of `contentDir`, or of its own folder. */
export async function parseWithReferences(
  description: DescriptionText,
  location: string,
  contentDir: string,
  warnings: ApiWarnings,
  reader = new DescriptionReader(),
): Promise<ParsedDescription> {
  const parsed = description.parsed ?? reader.read(description);
  return description.isAlone ? parsed : bringReferences(parsed, location, contentDir, warnings);
}

/** The same for a description that is parsed, and refers to other files. */
export async function bringReferences(
  parsed: ParsedDescription,
  location: string,
  contentDir: string,
  warnings: ApiWarnings,
): Promise<ParsedDescription> {
  if (isUrl(location)) return parsed;
  const root = pathBelow(contentDir, location) === null ? dirname(location) : contentDir;
  try {
    // What has a name in the description is no file.
    const bundled = await bundleReferences(normalizeAnchors(parsed.root), { file: location, root }, warnings);
    return { ...parsed, ...bundled, yaml: null };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Nested thousands of levels deep.
    warnings.warn('#', 'Cannot follow references to other files: the description is nested too deep. Flatten it.');
    return parsed;
  }
}

import { dirname } from 'node:path';
import { pathBelow } from '../../base/source/file-paths.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import { bundleReferences } from './bundle-references.ts';
import { DescriptionReader } from './description-reader.ts';
import { isUrl } from './load-description.ts';
import { normalizeAnchors } from './normalize-anchors.ts';
import type { DescriptionText } from './text/description-text.ts';

/** The source of a description. */
interface DescriptionLocation {
  /** Path or URL. */
  readonly location: string;
  readonly contentDir: string;
}

/** Parses a description and bundles the files it refers to, from `contentDir` or from its own folder. */
export async function parseWithReferences(
  description: DescriptionText,
  from: DescriptionLocation,
  warnings: ApiWarnings,
  reader = new DescriptionReader(),
): Promise<ParsedDescription> {
  const parsed = description.parsed ?? reader.read(description);
  return description.isAlone ? parsed : bringReferences(parsed, from, warnings);
}

/** Bundles the files that a parsed description refers to. */
export async function bringReferences(
  parsed: ParsedDescription,
  { location, contentDir }: DescriptionLocation,
  warnings: ApiWarnings,
): Promise<ParsedDescription> {
  if (isUrl(location)) return parsed;
  const root = pathBelow(contentDir, location) === null ? dirname(location) : contentDir;
  try {
    // References to names in the description are not files, so they are resolved first.
    const description = { ...parsed, root: normalizeAnchors(parsed.root) };
    const bundled = await bundleReferences(description, { file: location, root }, warnings);
    return { ...parsed, ...bundled, yaml: null };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Nested thousands of levels deep.
    warnings.warn('#', 'Cannot follow references to other files: the description is nested too deep. Flatten it.');
    return parsed;
  }
}

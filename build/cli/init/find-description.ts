import { realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { toMap } from '../../../worker/request/value/json.ts';
import type { Report } from '../../base/report/report.ts';
import { slashPath } from '../../base/source/file-paths.ts';
import { ApiWarnings } from '../../openapi/core/api-warnings.ts';
import { DescriptionReader } from '../../openapi/read/description-reader.ts';
import { bringReferences } from '../../openapi/read/load-api.ts';
import { isUrl, loadDescription } from '../../openapi/read/load-description.ts';

/** The API description of a new site. */
export interface FoundDescription {
  /** Value for site.yaml. */
  readonly location: string;
  /** What the API is called, such as `Bookshop` for `Bookshop API`; null for a URL, which is not requested. */
  readonly name: string | null;
  /** Files to copy, by path in the content folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Words that the site adds to the name itself. Tried once for each run of spaces, because a title may be long. */
const ADDED =
  /(?<![\s:–-])[\s:–-]+(?:REST(?:ful)?[\s-]+)?API(?:\s+(?:docs|documentation|reference|specification))?\.?$/i;

/**
 * Finds a description, and the files that it refers to in its folder. Reports references that lead to no such file.
 * Throws SourceError if there is no such file, or it is not a description.
 */
export async function findDescription(given: string, report: Report): Promise<FoundDescription> {
  if (isUrl(given)) return { location: given, name: null, files: new Map() };
  const source = resolve(given);
  const parsed = new DescriptionReader().read(await loadDescription(source));
  const warnings = new ApiWarnings();
  const folder = dirname(source);
  const { referenced = [] } = await bringReferences(parsed, { location: source, contentDir: folder }, warnings);
  warnings.flush(parsed, report);
  const root = await realpath(folder);
  // Other files may refer to the description by its name.
  const name = referenced.length > 0 ? basename(source) : `description${/\.json$/i.test(source) ? '.json' : '.yaml'}`;
  // Markdown would become pages, except in a folder with such a name.
  const target = referenced.some((path) => /\.mdx?$/i.test(path)) ? 'api/_description' : 'api';
  const others = referenced.map((path): [string, string] => [`${target}/${slashPath(root, path)}`, path]);
  const location = `${target}/${name}`;
  return { location, name: toName(toMap(parsed.root.info).title), files: new Map([[location, source], ...others]) };
}

function toName(title: unknown): string | null {
  if (typeof title !== 'string') return null;
  return title.trim().replace(ADDED, '') || null;
}

import { canonicalPath } from '../../../worker/model/path.ts';
import { type DocName, encodePath } from './doc-name.ts';
import { type FrontMatter, toIsoDate } from './front-matter.ts';

/** `2025-03-14-name.md`, `2025/03/14/name.md`, `2025-03-14-name/index.md`, each in any folder. */
const DATED = /^(?<folder>.*?\/)?(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-/](?<rest>.*))?$/;

/**
 * Derives the name of a news entry from its file relative to the collection's folder, as Docusaurus 3.8 does for blog
 * posts. The date in the file name is part of the path, `/news/2025/03/14/name`. `date` is ISO 8601, or null if neither
 * front matter nor the file name has one. `impossible` is a date in the file name that no calendar has.
 */
export function nameEntry(
  relativeFile: string,
  basePath: string,
  { slug, date }: Pick<FrontMatter, 'slug' | 'date'>,
): DocName & { readonly date: string | null; readonly impossible: string | null } {
  const stem = relativeFile.replace(/\.[^./]+$/, '').replace(/\/index$/i, '');
  const dated = DATED.exec(stem)?.groups;
  const { folder = '', year = '', month = '', day = '', rest = '' } = dated ?? {};
  const written = dated === undefined ? null : `${year}-${month}-${day}`;
  const named = written === null ? null : toIsoDate(written);
  const own = dated === undefined ? stem : `${year}/${month}/${day}/${folder}${rest}`;
  const given = slug === undefined ? null : canonicalPath(`${basePath}/${slug}`);
  return {
    id: stem,
    name: (rest || stem).split('/').at(-1) ?? stem,
    path: given ?? canonicalPath(`${basePath}/${encodePath(own)}`) ?? '/',
    position: null,
    isIndex: false,
    slugIsPath: slug === undefined || given !== null,
    date: date ?? named,
    impossible: named === null ? written : null,
  };
}

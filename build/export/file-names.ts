import { SourceError } from '../report/finding.ts';

/**
 * How a page is a file: `/user/bills` as `user/bills/index.html`, which any server shows, or as `user/bills.html`, which hosts
 * with clean URLs show at that very path.
 */
export const PAGE_FORMS = ['folder', 'file'] as const;
export type PageForm = (typeof PAGE_FORMS)[number];

/** The file of a page, below the exported folder. */
export function toPageFile(path: string, form: PageForm): string {
  const name = toFileName(path);
  if (name === '') return 'index.html';
  return form === 'folder' ? `${name}/index.html` : `${name}.html`;
}

/** A path as the name of a file, percent-encoding undone, as servers look it up. Throws SourceError for a path that no file can have. */
export function toFileName(path: string): string {
  const segments = path.slice(1).split('/').map(decodeURIComponent);
  if (segments.some((segment) => /[/\\\0]/.test(segment) || segment === '..'))
    throw SourceError.at(
      { file: path },
      'Cannot export: a segment of the path contains a slash or backslash, which no file name can have. Change its slug or operationId.',
    );
  return segments.join('/');
}

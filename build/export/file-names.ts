import { SourceError } from '../report/finding.ts';

/**
 * The files of a page, below the exported folder. `/user/bills` is written twice: as `user/bills.html`, which hosts
 * with clean URLs show at that very path, and as `user/bills/index.html`, which any other server does.
 */
export function toPageFiles(path: string): string[] {
  const name = toFileName(path);
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
}

/** A path as the name of a file, percent-encoding undone, as servers look it up. Throws SourceError for a path that no file can have. */
export function toFileName(path: string): string {
  const segments = path.slice(1).split('/').map(decodeURIComponent);
  if (segments.some((segment) => /[/\\\0]/.test(segment) || segment === '..'))
    throw SourceError.at(
      { file: path },
      'Cannot export: a part of the path has a slash or backslash, which no file name can have. Change its slug or operationId.',
    );
  return segments.join('/');
}

import { canonicalPath } from '../../../../../worker/model/path.ts';
import { isObject } from '../../../../../worker/request/value/json.ts';
import { withoutBase } from '../../shared/pages/strip-base.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { convertRedirects, type WrittenRedirect } from '../../shared/settings/convert-redirects.ts';
import { own, textAt } from '../../shared/values.ts';
import type { StarlightConfig } from '../config/read-config.ts';

interface RedirectTargets {
  readonly base: string;
  readonly pagePaths: ReadonlySet<string>;
  /** Folders of languages that are translations: their redirects are those of the original. */
  readonly translated: ReadonlySet<string>;
}

/** Converts `redirects` of Astro: paths, `{ status, destination }`, and patterns such as `/old/[...slug]`. */
export function importRedirects(
  { astro, locate }: StarlightConfig,
  { base, pagePaths, translated }: RedirectTargets,
  notes: ImportNotes,
): Record<string, string> {
  const redirects = own(astro, 'redirects');
  const toOriginal = (path: string): string => {
    const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    return translated.has(first) ? rest || '/' : path;
  };
  const toPath = (written: string): string => {
    const path = written.replace(/\/?\[\.{3}\w+\]$/, '/*').replace(/\[(\w+)\]/g, ':$1');
    return toOriginal(/[*:]/.test(path) ? path : (canonicalPath(path) ?? path));
  };
  const written = Object.entries(isObject(redirects) ? redirects : {}).flatMap(([source, value]): WrittenRedirect[] => {
    const destination = typeof value === 'string' ? value : textAt(value, 'destination');
    if (destination === null) return [];
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(destination) ?? [];
    const isOther = /^[a-z][a-z0-9+.-]*:/i.test(destination);
    const to = isOther
      ? destination
      : toPath(withoutBase(path.startsWith('/') ? path : `/${path}`, base)).replace(/\/\*$/, '/:splat') + rest;
    return [
      { source, from: toPath(source.startsWith('/') ? source : `/${source}`), to, location: locate('redirects') },
    ];
  });
  // Those of the original language come last, and count.
  return convertRedirects(
    written.sort((a, b) => Number(isTranslated(b)) - Number(isTranslated(a))),
    pagePaths,
    notes,
  );

  function isTranslated({ source }: WrittenRedirect): boolean {
    return translated.has(source.split('/')[1] ?? '');
  }
}

import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { convertRedirects, type WrittenRedirect } from '../../shared/settings/convert-redirects.ts';
import { listAt, textAt } from '../../shared/values.ts';
import type { MintlifyConfig } from '../config/read-docs-json.ts';

/** Converts `redirects` of docs.json, without those that a page makes useless. */
export function importRedirects(
  { settings, locate }: MintlifyConfig,
  pagePaths: ReadonlySet<string>,
  toAddress: (path: string) => string,
  notes: ImportNotes,
): Record<string, string> {
  const written = listAt(settings, 'redirects').flatMap((redirect, index): WrittenRedirect[] => {
    const source = textAt(redirect, 'source');
    const destination = textAt(redirect, 'destination');
    const location = locate('redirects', index);
    if (source !== null && destination !== null && !source.includes('#'))
      return [{ source, from: toPattern(source), to: toTarget(destination, toAddress), location }];
    notes.leaveOut(
      location,
      `the redirect ${JSON.stringify(source ?? '')}`,
      source !== null && destination !== null
        ? 'a browser does not send what follows "#"'
        : 'it has no "source" or "destination"',
      'Add the paths in use to redirects.yaml.',
    );
    return [];
  });
  return convertRedirects(written, pagePaths, notes);
}

/** `/old/:slug*` → `/old/*` */
function toPattern(source: string): string {
  const path = source.replace(/[?#].*$/, '');
  const from = path.startsWith('/') ? path : `/${path}`;
  return from.replace(/\/(?::[\w-]+(?:\*|\+|\(\.\*\))|\(\.\*\)|\*)$/, '/*').replace(/\/$/, '') || '/';
}

function toTarget(destination: string, toAddress: (path: string) => string): string {
  const target = destination.replace(/(?::[\w-]+(?:\*|\+|\(\.\*\))|\*)$/, ':splat');
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const absolute = path.startsWith('/') ? path : `/${path}`;
  return (/:[A-Za-z]/.test(absolute) ? absolute : toAddress(absolute)) + rest;
}

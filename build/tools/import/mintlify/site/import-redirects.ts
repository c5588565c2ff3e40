import { canonicalPath } from '../../../../../worker/model/path.ts';
import { applyPatterns } from '../../../../../worker/model/redirect-pattern.ts';
import { findPatternFault, isPattern, MAX_PATTERNS } from '../../../../site/guides/files/redirect-patterns.ts';
import type { ImportNotes } from '../../shared/import-notes.ts';
import { listAt, textAt } from '../../shared/values.ts';
import type { MintlifyConfig } from '../config/read-docs-json.ts';

/** Converts `redirects` of docs.json, without those that a page makes useless. */
export function importRedirects(
  { settings, locate }: MintlifyConfig,
  pagePaths: ReadonlySet<string>,
  toAddress: (path: string) => string,
  notes: ImportNotes,
): Record<string, string> {
  const redirects = new Map<string, string>();
  let patterns = 0;
  for (const [index, written] of listAt(settings, 'redirects').entries()) {
    const source = textAt(written, 'source');
    const destination = textAt(written, 'destination');
    const leaveOut = (why: string): void =>
      notes.leaveOut(
        locate('redirects', index),
        `the redirect ${JSON.stringify(source ?? '')}`,
        why,
        'Add the paths in use to redirects.yaml.',
      );
    if (source === null || destination === null) {
      leaveOut('it has no "source" or "destination"');
      continue;
    }
    if (source.includes('#')) {
      leaveOut('a browser does not send what follows "#"');
      continue;
    }
    const from = toPattern(source);
    const to = toTarget(destination, toAddress);
    if (isPattern(from)) {
      const fault = findPatternFault({ from, to }, new Set(), () => true);
      if (fault !== null) leaveOut(fault);
      else if ([...pagePaths].some((path) => applyPatterns([{ from, to }], path) !== null)) {
        const single = expand(from, to, pagePaths);
        for (const [path, target] of single) redirects.set(path, target);
        if (single.length === 0) leaveOut('pages of the site have such paths');
      } else if (++patterns > MAX_PATTERNS) leaveOut(`there can be ${MAX_PATTERNS} patterns`);
      else redirects.set(from, to);
      continue;
    }
    const path = canonicalPath(from);
    if (path === null || /[*:()]/.test(from)) leaveOut('it is neither a path nor a pattern of paths');
    else if (pagePaths.has(path)) leaveOut('a page has this path');
    else if (path !== to) redirects.set(path, to);
  }
  return Object.fromEntries(redirects);
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

/** The single redirects of a pattern that also matches pages: one for each page that its target can be. */
function expand(from: string, to: string, pagePaths: ReadonlySet<string>): [string, string][] {
  const [, before = null] = /^(\/.*)\/\*$/.exec(from) ?? [];
  const [, target = null] = /^(\/.*)\/:splat$/.exec(to) ?? [];
  if (before === null || target === null) return [];
  return [...pagePaths].flatMap((path): [string, string][] => {
    const old = path.startsWith(`${target}/`) ? before + path.slice(target.length) : null;
    return old === null || pagePaths.has(old) ? [] : [[old, path]];
  });
}

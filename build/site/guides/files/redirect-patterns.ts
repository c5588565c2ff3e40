import {
  applyPatterns,
  hasFixedHost,
  isRedirectTarget,
  PLACEHOLDER,
  type RedirectPattern,
} from '../../../../worker/model/addresses/redirect-pattern.ts';
import { canonicalPath } from '../../../../worker/model/path.ts';

/** A path without a page is compared with each pattern. This many take no noticeable time. */
export const MAX_PATTERNS = 100;

export const TARGET_RULE = 'the target must be a path such as "/user/bills" or an http(s) URL';

/** Whether a key of `redirects.yaml` is a pattern. */
export function isPattern(key: string): boolean {
  return /\/(?:\*|:[A-Za-z]\w*)(?=\/|$)/.test(key);
}

/** What is wrong with a pattern, as the end of a sentence; null if it is valid. */
export function findPatternFault(
  { from, to }: RedirectPattern,
  pagePaths: ReadonlySet<string>,
  isOptional: (path: string) => boolean,
): string | null {
  if (!/^(?:\/[^/]+)+$/.test(from) || /\*./.test(from))
    return 'it is not a path with "*" at its end or segments such as ":year"';
  if (!isRedirectTarget(to)) return TARGET_RULE;
  const names = new Set([...from.matchAll(PLACEHOLDER)].map(([, name]) => name));
  const unknown = [...to.matchAll(PLACEHOLDER)].find(
    ([, name]) => !names.has(name) && !(name === 'splat' && from.endsWith('/*')),
  );
  if (unknown !== undefined) return `its target has ${unknown[0]}, which is not in the path`;
  if (!hasFixedHost(to)) return 'a host cannot depend on the path';
  const shadowed = [...pagePaths].find((path) => applyPatterns([{ from, to }], path) !== null);
  if (shadowed !== undefined) return `the page ${shadowed} matches it. Make the pattern narrower`;
  if (!to.startsWith('/')) return null;
  // The part before the first placeholder determines whether a page can match.
  const fixed = to.replace(/[?#].*$/, '');
  const prefix = canonicalPath(fixed.replace(/\/[^/]*:[A-Za-z].*$/, '')) ?? '/';
  const below = prefix === '/' ? '/' : `${prefix}/`;
  const isFixed = !/:[A-Za-z]/.test(fixed);
  const leads = [...pagePaths].some((path) => path === prefix || (!isFixed && path.startsWith(below)));
  return leads || isOptional(isFixed ? prefix : below)
    ? null
    : `there is no page ${isFixed ? prefix : `below ${below}`}`;
}

import { applyPatterns } from '../../../../../worker/model/addresses/redirect-pattern.ts';
import { canonicalPath } from '../../../../../worker/model/path.ts';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import { findPatternFault, isPattern, MAX_PATTERNS } from '../../../../site/guides/files/redirect-patterns.ts';
import type { ImportNotes } from '../report/import-notes.ts';

/** A redirect of a project, in the syntax of this engine. */
export interface WrittenRedirect {
  /** As the project writes it. */
  readonly source: string;
  readonly from: string;
  readonly to: string;
  readonly location: SourceLocation;
}

/** Converts redirects, without those that a page makes useless. */
export function convertRedirects(
  written: readonly WrittenRedirect[],
  pagePaths: ReadonlySet<string>,
  notes: ImportNotes,
): Record<string, string> {
  const redirects = new Map<string, string>();
  let patterns = 0;
  for (const { source, from, to, location } of written) {
    const leaveOut = (why: string): void =>
      notes.leaveOut(
        location,
        `the redirect ${JSON.stringify(source)}`,
        why,
        'Add the paths in use to redirects.yaml.',
      );
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

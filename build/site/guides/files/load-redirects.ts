import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isRedirectTarget } from '../../../../worker/model/addresses/redirect-pattern.ts';
import { canonicalPath, dropTrailingSlashes } from '../../../../worker/model/path.ts';
import type { SourceLocation } from '../../../base/report/finding.ts';
import { suggestPath } from '../../../base/report/nearest.ts';
import type { Report } from '../../../base/report/report.ts';
import { parseYaml } from '../../../base/source/parse-yaml.ts';
import { readText } from '../../../base/source/read-text.ts';
import { validate } from '../../../base/source/validate.ts';
import { findPatternFault, isPattern, MAX_PATTERNS, TARGET_RULE } from './redirect-patterns.ts';

const redirectsSchema = z.record(z.string(), z.string().min(1));

/** A redirect with its position in `redirects.yaml`. */
export interface Redirect {
  readonly from: string;
  /** A path with an optional fragment, or an absolute URL. */
  readonly to: string;
  /** Whether `from` is a pattern: `/old/*` → `/new/:splat`. */
  readonly isPattern?: true;
}

/** Valid redirect targets. */
interface RedirectTargets {
  readonly pagePaths: ReadonlySet<string>;
  /** Whether a path may lack a page. */
  readonly isOptional: (path: string) => boolean;
}

/** A line of `redirects.yaml`. */
interface RedirectLine {
  readonly key: string;
  readonly to: string;
  readonly location: SourceLocation;
  readonly target: SourceLocation;
}

type Fault = (location: SourceLocation, message: string) => void;

/** Reads `redirects.yaml` if it exists. Follows chains to their end and reports loops. */
export async function loadRedirects(contentDir: string, targets: RedirectTargets, report: Report): Promise<Redirect[]> {
  const path = join(contentDir, 'redirects.yaml');
  if (!existsSync(path)) return [];
  const purpose = 'the redirects';
  const { file, text } = await readText(path, purpose);
  const document = parseYaml(file, text, purpose);
  const lines = Object.entries(validate(document, redirectsSchema)).map(
    ([key, to]): RedirectLine => ({
      key,
      to,
      location: { file, position: document.locateKey([], key) },
      target: { file, position: document.locate([key]) },
    }),
  );
  const fault: Fault = (location, message) => report.note('broken-redirect', location, message);
  const patterns = readPatterns(
    lines.filter(({ key }) => isPattern(key)),
    targets,
    fault,
  );
  const exact = readExact(
    lines.filter(({ key }) => !isPattern(key)),
    targets,
    fault,
  );
  return [...followChains(exact, targets, fault), ...patterns];
}

function readPatterns(
  lines: readonly RedirectLine[],
  { pagePaths, isOptional }: RedirectTargets,
  fault: Fault,
): Redirect[] {
  const patterns: Redirect[] = [];
  for (const { key, to, location } of lines) {
    const pattern = readPattern(key, to);
    const found =
      patterns.length === MAX_PATTERNS
        ? `there are more than ${MAX_PATTERNS} patterns`
        : findPatternFault(pattern, pagePaths, isOptional);
    if (found === null) patterns.push(pattern);
    else fault(location, `Cannot redirect ${key} to ${to}: ${found}. Correct the line, or remove it.`);
  }
  return patterns;
}

/** The lines without a pattern, by source path. */
function readExact(
  lines: readonly RedirectLine[],
  { pagePaths }: RedirectTargets,
  fault: Fault,
): Map<string, RedirectLine> {
  const byPath = new Map<string, RedirectLine>();
  for (const line of lines) {
    const { key, to, location, target } = line;
    const from = canonicalPath(key);
    if (from === null) fault(location, `Cannot redirect ${key}: it is not a path. ${REPLACE_LINE}`);
    else if (pagePaths.has(from)) fault(location, `Cannot redirect ${key}: a page has this path. ${REPLACE_LINE}`);
    else if (byPath.has(from)) fault(location, `Cannot redirect ${key}: it appears twice. ${REPLACE_LINE}`);
    else if (!isRedirectTarget(to)) fault(target, `Cannot redirect ${key} to ${to}: ${TARGET_RULE}.`);
    else byPath.set(from, line);
  }
  return byPath;
}

const REPLACE_LINE = 'Remove the line, or write another path.';

/** Redirects to the ends of chains, which must be pages. */
function followChains(
  lines: ReadonlyMap<string, RedirectLine>,
  { pagePaths, isOptional }: RedirectTargets,
  fault: Fault,
): Redirect[] {
  const redirects: Redirect[] = [];
  for (const [from, { location, target }] of lines) {
    const to = followChain(from, lines);
    if (to === null) fault(location, `Cannot redirect ${from}: it leads back to itself. Point it to a page.`);
    else if (to.startsWith('/') && !isOptional(to) && !pagePaths.has(canonicalPath(withoutFragment(to)) ?? ''))
      fault(
        target,
        `Cannot redirect ${from}: there is no page ${to}${suggestPath(withoutFragment(to), [...pagePaths]) || '. Point it to a page.'}`,
      );
    else redirects.push({ from, to });
  }
  return redirects;
}

function followChain(from: string, lines: ReadonlyMap<string, RedirectLine>): string | null {
  let to = lines.get(from)?.to ?? from;
  for (let hops = 0; hops <= lines.size; hops++) {
    const next = lines.get(canonicalPath(withoutFragment(to)) ?? '');
    if (next === undefined) return to;
    to = next.to;
  }
  return null;
}

/** Paths are compared in their encoded form. */
function readPattern(key: string, to: string): Redirect {
  const from = dropTrailingSlashes(key)
    .split('/')
    .map((part) => (part === '*' || part.startsWith(':') ? part : (canonicalPath(`/${part}`) ?? '/').slice(1)))
    .join('/');
  return { from, to, isPattern: true };
}

function withoutFragment(to: string): string {
  return to.replace(/[?#].*$/, '');
}

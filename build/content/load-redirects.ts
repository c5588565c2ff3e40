import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../worker/model/path.ts';
import type { Place } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { readText } from '../source/read-text.ts';
import { validate } from '../source/validate.ts';
import { findPatternFault, isPattern, MAX_PATTERNS } from './redirect-patterns.ts';

const redirectsSchema = z.record(z.string(), z.string().min(1));

/** A redirect with its place in `redirects.yaml`. */
export interface Redirect {
  readonly from: string;
  /** A path, with a fragment if wanted, or an absolute URL. */
  readonly to: string;
  /** Of all paths of a form: `/old/*` → `/new/:splat`. */
  readonly isPattern?: true;
}

/** Where redirects may lead. */
interface RedirectTargets {
  readonly pagePaths: ReadonlySet<string>;
  /** Whether a path may be without a page. */
  readonly isOptional: (path: string) => boolean;
}

/** A line of `redirects.yaml`. */
interface RedirectLine {
  readonly key: string;
  readonly to: string;
  readonly place: Place;
}

type Fault = (place: Place, message: string) => void;

/** Reads `redirects.yaml`, if there is one. Follows chains to their end and reports loops. */
export async function loadRedirects(contentDir: string, targets: RedirectTargets, report: Report): Promise<Redirect[]> {
  const path = join(contentDir, 'redirects.yaml');
  if (!existsSync(path)) return [];
  const purpose = 'the redirects';
  const { file, text } = await readText(path, purpose);
  const document = parseYaml(file, text, purpose);
  const lines = Object.entries(validate(document, redirectsSchema)).map(
    ([key, to]): RedirectLine => ({ key, to, place: { file, position: document.locateKey([], key) } }),
  );
  const fault: Fault = (place, message) => report.note('broken-redirect', place, message);
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
  for (const { key, to, place } of lines) {
    const pattern = readPattern(key, to);
    const found =
      patterns.length === MAX_PATTERNS
        ? `there are more than ${MAX_PATTERNS} patterns`
        : findPatternFault(pattern, pagePaths, isOptional);
    if (found === null) patterns.push(pattern);
    else fault(place, `Cannot redirect ${key} to ${to}: ${found}. Correct the line, or remove it.`);
  }
  return patterns;
}

/** The lines without a pattern, by the path that they redirect. */
function readExact(
  lines: readonly RedirectLine[],
  { pagePaths }: RedirectTargets,
  fault: Fault,
): Map<string, RedirectLine> {
  const byPath = new Map<string, RedirectLine>();
  for (const line of lines) {
    const { key, to, place } = line;
    const from = canonicalPath(key);
    if (from === null) fault(place, `Cannot redirect ${key}: it is not a path. ${REPLACE_LINE}`);
    else if (pagePaths.has(from)) fault(place, `Cannot redirect ${key}: a page has this path. ${REPLACE_LINE}`);
    else if (byPath.has(from)) fault(place, `Cannot redirect ${key}: it appears twice. ${REPLACE_LINE}`);
    else if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(to))
      fault(place, `Cannot redirect ${key} to ${to}: it must lead to a path such as "/user/bills" or an http(s) URL.`);
    else byPath.set(from, line);
  }
  return byPath;
}

const REPLACE_LINE = 'Remove the line, or write another path.';

/** Redirects to the end of their chains, which must be a page. */
function followChains(
  lines: ReadonlyMap<string, RedirectLine>,
  { pagePaths, isOptional }: RedirectTargets,
  fault: Fault,
): Redirect[] {
  const redirects: Redirect[] = [];
  for (const [from, { place }] of lines) {
    const to = followChain(from, lines);
    if (to === null) fault(place, `Cannot redirect ${from}: it leads back to itself. Let it lead to a page.`);
    else if (to.startsWith('/') && !isOptional(to) && !pagePaths.has(canonicalPath(withoutFragment(to)) ?? ''))
      fault(place, `Cannot redirect ${from}: there is no page ${to}. Let it lead to a page.`);
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

/** A path is compared as it is encoded in addresses. */
function readPattern(key: string, to: string): Redirect {
  const from = key
    .replace(/\/+$/, '')
    .split('/')
    .map((part) => (part === '*' || part.startsWith(':') ? part : (canonicalPath(`/${part}`) ?? part).slice(1)))
    .join('/');
  return { from, to, isPattern: true };
}

function withoutFragment(to: string): string {
  return to.replace(/[?#].*$/, '');
}

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

/** Reads `redirects.yaml`, when there is one. Chains are followed to their end; loops go to the report. A target that is optional may be absent. */
export async function loadRedirects(
  contentDir: string,
  pagePaths: ReadonlySet<string>,
  isOptional: (path: string) => boolean,
  report: Report,
): Promise<Redirect[]> {
  const path = join(contentDir, 'redirects.yaml');
  if (!existsSync(path)) return [];
  const purpose = 'the redirects';
  const { file, text } = await readText(path, purpose);
  const document = parseYaml(file, text, purpose);
  const entries = validate(file, document, redirectsSchema, purpose);
  const targets = new Map<string, string>();
  const places = new Map<string, Place>();
  const patterns: Redirect[] = [];
  for (const [key, to] of Object.entries(entries)) {
    if (isPattern(key)) {
      const pattern = readPattern(key, to);
      const fault =
        patterns.length === MAX_PATTERNS
          ? `there are more than ${MAX_PATTERNS} patterns`
          : findPatternFault(pattern, pagePaths, isOptional);
      if (fault === null) patterns.push(pattern);
      else
        report.note(
          'broken-redirect',
          { file, position: document.locateKey([], key) },
          `Cannot redirect ${key} to ${to}: ${fault}. Correct the line, or remove it.`,
        );
      continue;
    }
    const from = canonicalPath(key);
    const fault =
      from === null
        ? 'it is not a path'
        : pagePaths.has(from)
          ? 'a page has this path'
          : targets.has(from)
            ? 'it appears twice'
            : null;
    const place = { file, position: document.locateKey([], key) };
    if (from === null || fault !== null)
      report.note(
        'broken-redirect',
        place,
        `Cannot redirect ${key}: ${fault}. Remove the line, or write another path.`,
      );
    else if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(to))
      report.note(
        'broken-redirect',
        place,
        `Cannot redirect ${key} to ${to}: it must lead to a path such as "/user/bills" or an http(s) URL.`,
      );
    else {
      targets.set(from, to);
      places.set(from, place);
    }
  }
  const exact = [...targets.keys()].flatMap((from): Redirect[] => {
    const to = followChain(from, targets);
    if (to === null) {
      report.note(
        'broken-redirect',
        places.get(from) ?? { file },
        `Cannot redirect ${from}: it leads back to itself. Let it lead to a page.`,
      );
      return [];
    }
    if (to.startsWith('/') && !isOptional(to) && !pagePaths.has(canonicalPath(withoutFragment(to)) ?? '')) {
      report.note(
        'broken-redirect',
        places.get(from) ?? { file },
        `Cannot redirect ${from}: there is no page ${to}. Let it lead to a page.`,
      );
      return [];
    }
    return [{ from, to }];
  });
  return [...exact, ...patterns];
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

function followChain(from: string, targets: ReadonlyMap<string, string>): string | null {
  let to = targets.get(from) ?? from;
  for (let hops = 0; hops <= targets.size; hops++) {
    const next = targets.get(canonicalPath(withoutFragment(to)) ?? '');
    if (next === undefined) return to;
    to = next;
  }
  return null;
}

function withoutFragment(to: string): string {
  return to.replace(/[?#].*$/, '');
}

import { addToGroup } from '../../../worker/model/group-by.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { LinkFinder } from '../export/find-links.ts';
import { type ExpectedPath, PUBLIC_VIEW } from './expected-paths.ts';

/** Somebody who asks for the paths of a running site. */
export interface AuditReader {
  /** `public`, or the audience that they belong to. */
  readonly name: string;
  /** The view that they should see. */
  readonly view: string;
  /** Requests a path, without following redirects. */
  ask(path: string): Promise<Response>;
}

/** What a path says about who may read it, and who can. */
export interface AuditedPath extends ExpectedPath {
  /** Names of the readers who got something. */
  readonly readers: readonly string[];
}

/** Something that a reader can see and should not, or the other way round. */
export interface AuditFault {
  readonly path: string;
  readonly reader: string;
  readonly found: string;
}

interface Audit {
  readonly paths: readonly AuditedPath[];
  readonly faults: readonly AuditFault[];
}

/** Requests at the same time. */
const CONCURRENCY = 8;

const TEXT = /^(?:text\/|application\/(?:json|xml|yaml|[\w.-]+\+(?:json|xml)))/;

/**
 * Requests every path as each reader, and whatever the pages that they get refer to. A fault is a path that a reader gets
 * and should not, or does not get and should, and a private path that a response for everybody names.
 */
export async function auditPaths(
  expected: readonly ExpectedPath[],
  readers: readonly AuditReader[],
  site: SiteFrame,
): Promise<Audit> {
  const known = new Map(expected.map((each) => [each.path, each]));
  const seen = new Map<string, string[]>(expected.map(({ path }) => [path, []]));
  const faults: AuditFault[] = [];
  for (const reader of readers) {
    const links = new LinkFinder(site);
    const paths = new Set([...known.keys(), ...LISTS.map((path) => pathToHref(site.base, path))]);
    const queue = paths.values();
    const visit = async (): Promise<void> => {
      for (const path of queue) {
        const response = await reader.ask(path);
        const body = Buffer.from(await response.arrayBuffer());
        const isText = isReadable(response) && TEXT.test(response.headers.get('Content-Type') ?? '');
        const text = isText ? body.toString('utf8') : '';
        if (isReadable(response)) addToGroup(seen, path, reader.name);
        for (const link of links.findInText(text)) {
          const target = pathToHref(site.base, link);
          paths.add(target);
          const views = known.get(target)?.views;
          if (reader.name === PUBLIC_VIEW && views !== undefined && !views.includes(PUBLIC_VIEW))
            faults.push({ path: target, reader: reader.name, found: `${path} names it` });
        }
        const fault = findFault(known.get(path), reader, isReadable(response));
        if (fault !== null) faults.push({ path, reader: reader.name, found: `${fault}, status ${response.status}` });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, visit));
  }
  return {
    paths: expected.map((each) => ({ ...each, readers: seen.get(each.path) ?? [] })),
    faults: faults.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** Lists, which name other paths. */
const LISTS = ['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/robots.txt', '/.well-known/api-catalog'];

function findFault(expected: ExpectedPath | undefined, { view }: AuditReader, isRead: boolean): string | null {
  if (expected === undefined) return null;
  const mayRead = expected.views.includes(view);
  if (mayRead === isRead) return null;
  return isRead ? 'can be read, and must not' : 'cannot be read, and should';
}

/** A redirect to a sign-in, here or at another host, shows nothing. */
function isReadable({ status, headers, url }: Response): boolean {
  if (status < 300 || status === 304) return true;
  const location = headers.get('Location');
  if (status >= 400 || location === null) return false;
  const base = url || 'http://site.invalid';
  if (!URL.canParse(location, base)) return false;
  const target = new URL(location, base);
  return !target.pathname.includes('/_/access/') && !/(?:^|\.)cloudflareaccess\.com$/.test(target.hostname);
}

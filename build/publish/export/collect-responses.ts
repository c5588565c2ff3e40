import { dropTrailingSlashes, hrefToPath, markdownPath, pathToHref } from '../../../worker/model/path.ts';
import { findPage, type Manifest } from '../../../worker/model/records/manifest.ts';
import type { SidebarNode } from '../../../worker/model/sidebar.ts';
import { SourceError } from '../../base/report/finding.ts';
import { LinkFinder } from './find-links.ts';
import type { Ask } from './worker-in-process.ts';

/** The worker's response at a path of the site. */
export type ExportedResponse =
  | { readonly kind: 'page' | 'file'; readonly path: string; readonly headers: Headers; readonly bytes: Buffer }
  /** Unchanged since the previous export. */
  | { readonly kind: 'unchanged'; readonly path: string }
  | { readonly kind: 'redirect'; readonly path: string; readonly location: string };

/** Requested without a link, because programs know these paths. */
const WELL_KNOWN = [
  '/favicon.ico',
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/agent-skills/index.json',
  '/.well-known/api-catalog',
  '/.well-known/security.txt',
];

/** Computed by the worker for each request, so not exported. */
const LIVE_ONLY = /^\/(healthz$|search$|mcp(\/|$)|\.well-known\/mcp\/)/;

const MAX_ATTEMPTS = 3;

/** ETags of the previous export, by path. */
export type KnownTags = ReadonlyMap<string, string>;

/**
 * Everything that the worker serves: what the manifest lists, and whatever those pages and files refer to. Yields
 * content only for what changed since the previous export. Throws SourceError if a page or file in the manifest fails.
 */
export async function* collectResponses(
  manifest: Manifest,
  ask: Ask,
  onProgress: (done: number, total: number) => void,
  known: KnownTags = new Map(),
): AsyncGenerator<ExportedResponse, void> {
  const pages = [...manifest.pages.keys()];
  const markdown = pages.map(markdownPath);
  const required = new Set([...pages, ...Object.keys(manifest.files)]);
  // A page's Markdown has the same links as the page.
  const named = new Set([...required, ...markdown]);
  // A Set iterates in insertion order, including entries added meanwhile.
  const paths = new Set([...named, ...Object.keys(manifest.redirects)]);
  const add = (path: string): void => {
    // `/docs/` is the page `/docs`. A redirect would overwrite its file.
    const canonical = dropTrailingSlashes(path) || '/';
    if (!LIVE_ONLY.test(canonical) && !isTranslated(canonical)) paths.add(canonical);
  };
  // The files of each language are written by itself.
  const isTranslated = (path: string): boolean =>
    (manifest.translations ?? []).some(
      ({ site }) => hrefToPath(site.base, pathToHref(manifest.site.base, path)) !== null,
    );
  for (const { id, nodes } of Object.values(manifest.sidebars)) groupPaths(id, nodes).forEach(add);
  WELL_KNOWN.forEach(add);
  // Unchanged pages refer to these paths, and are not scanned again.
  for (const path of known.keys()) add(path);
  const links = new LinkFinder(manifest.site);
  let done = 0;
  for (const path of paths) {
    onProgress(done++, paths.size);
    const href = pathToHref(manifest.site.base, path);
    // A 404 that suggests pages costs more than a page.
    if (!named.has(path) && (await ask(href, { method: 'HEAD' })).status === 404) continue;
    const response = await askFor(manifest, ask, { path, isRequired: required.has(path), etag: known.get(path) });
    if (response === null) continue;
    if (response.kind === 'page') links.findInPage(response.bytes.toString()).forEach(add);
    if (response.kind === 'file' && !named.has(path) && isText(response.headers))
      links.findInText(response.bytes.toString()).forEach(add);
    yield response;
  }
}

interface Question {
  readonly path: string;
  readonly isRequired: boolean;
  readonly etag: string | undefined;
}

/** Null if an optional path has no content. */
async function askFor(
  manifest: Manifest,
  ask: Ask,
  { path, isRequired, etag }: Question,
): Promise<ExportedResponse | null> {
  const href = pathToHref(manifest.site.base, path);
  for (let attempt = 1; ; attempt++) {
    const response = await ask(href, etag === undefined ? {} : { headers: { 'If-None-Match': etag } });
    const { status, headers } = response;
    if (status === 304) return { kind: 'unchanged', path };
    if (status === 301 || status === 308) return { kind: 'redirect', path, location: headers.get('Location') ?? '/' };
    // A response with `no-store` was still arriving and may be incomplete.
    if (status === 200 && headers.get('Cache-Control') !== 'no-store') {
      const isPage = findPage(manifest, path) !== null && !Object.hasOwn(manifest.files, path);
      return { kind: isPage ? 'page' : 'file', path, headers, bytes: await response.readAll() };
    }
    if (status < 500 && status !== 200) {
      if (!isRequired) return null;
      throw SourceError.at({ file: path }, `Cannot export: the worker returned status ${status}.`);
    }
    // Once it has arrived, the worker keeps it for the next request.
    if (status === 200) await response.readAll();
    if (attempt === MAX_ATTEMPTS)
      throw SourceError.at(
        { file: path },
        `Cannot export: the worker returned status ${status}, ${MAX_ATTEMPTS} times. Run \`npm start\` and check the page.`,
      );
  }
}

/** Paths of the lazily loaded groups of a long sidebar. */
function groupPaths(sidebarId: string, nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'category'
      ? [
          `/_/sidebar/${encodeURIComponent(sidebarId)}/${encodeURIComponent(node.id)}`,
          ...groupPaths(sidebarId, node.nodes),
        ]
      : [],
  );
}

function isText(headers: Headers): boolean {
  return /^text\/(html|markdown|plain)|\b(json|xml)\b/.test(headers.get('Content-Type') ?? '');
}

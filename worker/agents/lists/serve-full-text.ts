import type { Context, MiddlewareHandler } from 'hono';
import { faultLog } from '../../edge/http/log.ts';
import type { MarkdownHeads } from '../../edge/markdown/markdown-heads.ts';
import type { MarkdownReader } from '../../edge/markdown/markdown-reader.ts';
import { linkLine, pageLine } from '../../edge/markdown/page-line.ts';
import type { PackReader } from '../../edge/store/pack-reader.ts';
import type { WorkerTypes } from '../../env.ts';
import type { AgentMessages } from '../../model/messages/messages.ts';
import { LISTS } from '../../model/page-kinds.ts';
import { pathToHref } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { respond } from '../respond.ts';
import { sectionPath } from './page-lists.ts';
import { folderOf, LIST_HEADERS, LIST_TYPE } from './serve-page-lists.ts';
import { OPTIONAL_ID, SCHEMAS_ID, type Section, type SiteSections, sectionPaths } from './site-sections.ts';

/** Larger sections are lists of their own sections: a request may read the store a thousand times. */
const MAX_PAGES = 900;

/** Larger files overwhelm models and parsers, so the remaining pages become links. */
const MAX_FULL_TEXT_BYTES = 4_000_000;

/** Parallel reads: a worker has six connections. */
const CONCURRENCY = 6;

/** The cache key includes the release, so a cached text never becomes stale. */
const EDGE_LIFETIME = 'public, max-age=31536000';

interface FullTextSource {
  readonly manifest: Manifest;
  readonly messages: AgentMessages;
  readonly heads: MarkdownHeads;
  readonly reader: MarkdownReader;
  readonly packs: PackReader;
  readonly renderUnavailable: (request: Request) => Response;
}

/** Serves the text of the whole site in one file. If it is too large, the file links to the sections' files. */
export function serveFullText(source: FullTextSource, sections: SiteSections): MiddlewareHandler<WorkerTypes> {
  return (c) => {
    const parts = sections.root.sections.filter(({ id }) => id !== SCHEMAS_ID && id !== OPTIONAL_ID);
    return respondFullText(c, source, { ...sections.root, sections: parts });
  };
}

export function serveSectionText(
  source: FullTextSource,
  sections: SiteSections,
): MiddlewareHandler<WorkerTypes, '/llms-full/:file'> {
  return async (c, next) => {
    const section = sections.find(c.req.param('file').replace(/\.txt$/, ''));
    return section === null ? next() : respondFullText(c, source, section);
  };
}

/** Serves the text of the pages below a path: `/user/llms-full.txt`. */
export function serveFolderText(source: FullTextSource, sections: SiteSections): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    const section = sections.below(folderOf(c.req.path));
    return section === null ? next() : respondFullText(c, source, section);
  };
}

/** The complete text or a 503, because an incomplete text would be revalidated until the next release. */
async function respondFullText(c: Context<WorkerTypes>, source: FullTextSource, section: Section): Promise<Response> {
  const { manifest } = source;
  const { release } = manifest;
  const makeBody = async (): Promise<BodyInit> => {
    const paths = [...sectionPaths(section)].filter((path) => {
      const page = manifest.pages.get(path);
      return page !== undefined && !LISTS.includes(page.kind);
    });
    if (paths.length > MAX_PAGES) return listFiles(source, section);
    return cacheAtEdge(c, release, () => joinPages(source, section, paths, c.env.CONTENT));
  };
  try {
    return await respond(c, release, LIST_HEADERS, makeBody);
  } catch (cause) {
    faultLog(release, c)(cause);
    return source.renderUnavailable(c.req.raw);
  }
}

/** Caches the text per release and data center: it costs many reads and dozens of milliseconds. */
async function cacheAtEdge(c: Context<WorkerTypes>, release: string, make: () => Promise<Blob>): Promise<BodyInit> {
  if (HAS_ACCESS && c.env.isPrivate === true) return make();
  const key = new URL(c.req.url);
  key.search = `?release=${release}`;
  const copy = await caches.default.match(key);
  if (copy?.body) return copy.body;
  const text = await make();
  const headers = { 'Cache-Control': EDGE_LIFETIME, 'Content-Type': LIST_TYPE };
  c.executionCtx.waitUntil(caches.default.put(key, new Response(text, { headers })));
  return text;
}

/** Joins pages in order until the file is full, then links to the others. Throws if a page cannot be read. */
async function joinPages(
  source: FullTextSource,
  { title }: Section,
  paths: readonly string[],
  content: KVNamespace,
): Promise<Blob> {
  const { manifest, messages, heads } = source;
  const { pages, site } = manifest;
  const texts = await readTexts(source, paths, content);
  const shown: Blob[] = [];
  let size = 0;
  for (const path of paths) {
    const text = texts.get(path);
    const head = `${messages.source(site.origin + pathToHref(site.base, path))}\n\n${heads.versionNote(path)}`;
    const blob = new Blob([`\n---\n\n${head}`, text ?? '']);
    size += blob.size;
    // At least one text, however long.
    if (text === undefined || (shown.length > 0 && size > MAX_FULL_TEXT_BYTES)) break;
    shown.push(blob);
  }
  const others = paths.slice(shown.length).flatMap((path) => {
    const page = pages.get(path);
    return page === undefined ? [] : [pageLine(site, path, page)];
  });
  const rest = others.length === 0 ? [] : [`\n---\n\n${messages.otherPages}\n\n`, ...others];
  return new Blob([`# ${title}\n\n> ${site.tagline}\n`, ...shown, ...rest]);
}

/** The Markdown of the first pages, by path: enough to fill the file, or all. Throws if a record cannot be read. */
async function readTexts(
  { manifest: { pages }, reader, packs }: FullTextSource,
  paths: readonly string[],
  content: KVNamespace,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const texts = new Map<string, Uint8Array>();
  // In order of use, each once.
  const queue = new Map(paths.map((path) => [packs.findKey(path) ?? path, path])).entries();
  let isDone = false;
  const read = async (): Promise<void> => {
    for (const [key, path] of queue) {
      const page = pages.get(path);
      if (page === undefined || isDone) return;
      if (key === path) texts.set(path, await reader.read(content, page));
      else for (const [each, text] of await packs.read(content, key)) texts.set(each, text);
      isDone ||= isEnough(paths, texts);
    }
  };
  const stop = (cause: unknown): never => {
    isDone = true;
    throw cause;
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, () => read().catch(stop)));
  return texts;
}

/** Whether the pages that are read without a gap fill the file. */
function isEnough(paths: readonly string[], texts: ReadonlyMap<string, Uint8Array>): boolean {
  let bytes = 0;
  for (const path of paths) {
    const text = texts.get(path);
    if (text === undefined) return false;
    bytes += text.byteLength;
    if (bytes > MAX_FULL_TEXT_BYTES) return true;
  }
  return false;
}

function listFiles({ manifest: { site }, messages }: FullTextSource, { title, sections }: Section): string {
  const lines = sections.map((section) => {
    const url = site.origin + pathToHref(site.base, sectionPath('/llms-full', section));
    return linkLine(section.title, url, messages.pageCount(section.pageCount));
  });
  return `# ${title}\n\n> ${site.tagline}\n\n${messages.tooLarge}\n\n${lines.join('')}`;
}

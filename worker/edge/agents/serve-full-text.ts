import type { Context, MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { Manifest, PageEntry, PageKind } from '../../model/manifest.ts';
import { pathToHref } from '../../model/path.ts';
import { agentEn } from '../../model/strings.ts';
import { encode } from '../bytes.ts';
import { type FaultLog, faultLog } from '../log.ts';
import { toStream } from '../to-stream.ts';
import type { MarkdownReader } from './markdown-reader.ts';
import { linkLine } from './page-line.ts';
import { sectionPath } from './page-lists.ts';
import { respond } from './respond.ts';
import { LIST_TYPE } from './serve-page-lists.ts';
import { OPTIONAL_ID, SCHEMAS_ID, type Section, type SiteSections, sectionPaths } from './site-sections.ts';

/** A request may read the store a thousand times; some readings are repeated. */
const MAX_PAGES = 900;

/** Readings under way at the same time: a worker has six connections. */
const CONCURRENCY = 6;

/** Lists of links to pages that are in the file themselves. */
const LISTS: readonly PageKind[] = ['landing', 'category', 'tag'];

/** Answers with the text of the whole site in one file; of one that is too large for it, with the files of its sections. */
export function serveFullText(
  manifest: Manifest,
  sections: SiteSections,
  reader: MarkdownReader,
): MiddlewareHandler<WorkerTypes> {
  return (c) => {
    const parts = sections.root.sections.filter(({ id }) => id !== SCHEMAS_ID && id !== OPTIONAL_ID);
    return respondFullText(c, manifest, { ...sections.root, sections: parts }, reader);
  };
}

/** Answers with the text of one section. */
export function serveSectionText(
  manifest: Manifest,
  sections: SiteSections,
  reader: MarkdownReader,
): MiddlewareHandler<WorkerTypes, '/llms-full/:file'> {
  return async (c, next) => {
    const section = sections.find(c.req.param('file').replace(/\.txt$/, ''));
    return section === null ? next() : respondFullText(c, manifest, section, reader);
  };
}

function respondFullText(
  c: Context<WorkerTypes>,
  manifest: Manifest,
  section: Section,
  reader: MarkdownReader,
): Promise<Response> {
  const makeBody = (): BodyInit => {
    const paths = [...sectionPaths(section)].filter((path) => {
      const page = manifest.pages.get(path);
      return page !== undefined && !LISTS.includes(page.kind);
    });
    if (paths.length > MAX_PAGES) return listFiles(manifest, section);
    const chunks = joinPages(
      manifest,
      section,
      paths,
      (page) => reader.read(c.env.CONTENT, page),
      faultLog(manifest.release, c.req),
    );
    return toStream(chunks, chunks);
  };
  return respond(c, manifest.release, LIST_TYPE, makeBody, { 'X-Robots-Tag': 'noindex' });
}

/** The pages in order; some are read ahead, and one that cannot be read is named in its place. */
async function* joinPages(
  { pages, site }: Manifest,
  { title }: Section,
  paths: readonly string[],
  readPage: (page: PageEntry) => Promise<Uint8Array>,
  logFault: FaultLog,
): AsyncGenerator<Uint8Array, void> {
  const read = (path: string): Promise<Uint8Array> => {
    const page = pages.get(path);
    const reading = page === undefined ? Promise.reject(new Error(`Cannot find ${path}`)) : readPage(page);
    return reading.catch((cause: unknown) => {
      logFault(cause, path);
      return encode(agentEn.unavailable);
    });
  };
  yield encode(`# ${title}\n\n> ${site.tagline}\n`);
  const ahead = paths.slice(0, CONCURRENCY).map(read);
  for (const [index, path] of paths.entries()) {
    const text = await ahead[index];
    const next = paths[index + CONCURRENCY];
    if (next !== undefined) ahead.push(read(next));
    yield encode(`\n---\n\n${agentEn.source(site.origin + pathToHref(site.base, path))}\n\n`);
    if (text !== undefined) yield text;
    delete ahead[index];
  }
}

function listFiles({ site }: Manifest, { title, sections }: Section): string {
  const lines = sections.map((section) => {
    const url = site.origin + pathToHref(site.base, sectionPath('/llms-full', section));
    return linkLine(section.title, url, agentEn.pageCount(section.pageCount));
  });
  return `# ${title}\n\n> ${site.tagline}\n\n${agentEn.tooLarge}\n\n${lines.join('')}`;
}

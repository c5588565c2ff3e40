import type { Manifest } from '../../model/manifest.ts';
import type { AgentMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import { findPageAt } from '../agents/find-markdown.ts';
import type { MarkdownReader } from '../agents/markdown-reader.ts';
import { linkLine, pageLine } from '../agents/page-line.ts';
import { markdownHead } from '../agents/serve-markdown.ts';
import { type SiteSections, sectionPaths } from '../agents/site-sections.ts';
import type { RedirectFinder } from '../find-redirect.ts';
import type { FaultLog } from '../log.ts';
import type { FoundPage, SiteSearch } from '../search/site-search.ts';
import { OperationFinder } from './find-operation.ts';
import { type InputSchema, numberOf, type PropertySchema, textOf } from './input-schema.ts';
import type { JsonObject } from './json-rpc.ts';

/** What tools read from. */
export interface ToolContext {
  readonly manifest: Manifest;
  readonly messages: AgentMessages;
  readonly reader: MarkdownReader;
  readonly redirects: RedirectFinder;
  readonly search: SiteSearch;
  readonly sections: SiteSections;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  /** Answers with Markdown for checked arguments. Throws ToolFault when it cannot. */
  readonly call: (values: JsonObject, request: ToolRequest) => Promise<string> | string;
}

/** What a call may ask of the request that it came with. */
export interface ToolRequest {
  readonly content: KVNamespace;
  readonly logFault: FaultLog;
}

/** Why a tool has no answer, in words for a model. */
export class ToolFault extends Error {
  override readonly name = 'ToolFault';
}

/** Characters of an answer: a long page comes in parts. */
const MAX_TEXT_LENGTH = 40_000;

/** Entries of a list. */
const LIST_LENGTH = 100;
const MAX_OFFSET = 100_000_000;

/** The tools of the server, in a fixed order. All of them only read. */
export function createTools({ manifest, messages, reader, redirects, search, sections }: ToolContext): readonly Tool[] {
  const { site } = manifest;
  const operations = new OperationFinder(manifest, redirects);

  const readPage = async ({ path, page }: FoundPage, offset: number, request: ToolRequest): Promise<string> => {
    const bytes = await reader.read(request.content, page).catch((cause: unknown) => {
      request.logFault(cause, path);
      throw new ToolFault(messages.unavailable);
    });
    return takePart(markdownHead(site, path, messages) + new TextDecoder().decode(bytes), offset, messages);
  };
  const suggest = async (name: string, { content, logFault }: ToolRequest): Promise<string> => {
    const found = await search.suggestPages(content, name, 5, logFault);
    const nearest = found.map(({ path, page }) => pageLine(site, path, page));
    return nearest.length === 0 ? 'Find one with the tool "search".' : `Perhaps one of these:\n\n${nearest.join('')}`;
  };

  const searchInput = objectSchema(
    {
      query: text('Words to look for, such as "webhook signature" or "listInvoices".', 300),
      limit: integer('How many pages to return at most.', 1, 30, 10),
    },
    ['query'],
  );
  const pageInput = objectSchema(
    {
      path: text('Path or URL of the page, such as "/user/bills".', 2_000),
      offset: integer('Character to start at, for the rest of a long page.', 0, MAX_OFFSET, 0),
    },
    ['path'],
  );
  const listInput = objectSchema(
    {
      section: { ...text('Id of a section; left out, the sections themselves are listed.', 200), minLength: 0 },
      offset: integer('Entry to start at, for the rest of a long list.', 0, MAX_OFFSET, 0),
    },
    [],
  );
  const operationInput = objectSchema(
    {
      operation: text('Operation id ("listInvoices"), method and path ("GET /invoices"), or path of its page.', 2_000),
      offset: integer('Character to start at, for the rest of a long page.', 0, MAX_OFFSET, 0),
    },
    ['operation'],
  );

  return [
    {
      name: 'search',
      title: 'Search the documentation',
      description: `Finds pages of ${site.title} by words: guides, API operations, schemas. Returns links with notes; read one with get_page.`,
      inputSchema: searchInput,
      async call(values, request) {
        const query = textOf(values, 'query');
        const limit = numberOf(values, 'limit', searchInput);
        const found = await search.findPages(request.content, query, limit).catch((cause: unknown) => {
          request.logFault(cause);
          throw new ToolFault(messages.unavailable);
        });
        if (found.length === 0) return 'No page has these words. Try fewer or other words, or list_pages.';
        return found.map(({ path, page }) => pageLine(site, path, page)).join('');
      },
    },
    {
      name: 'get_page',
      title: 'Read a page',
      description: 'Reads a page as Markdown. A long page comes in parts.',
      inputSchema: pageInput,
      async call(values, request) {
        const path = textOf(values, 'path').trim();
        const found = findPageAt(manifest, redirects, path);
        if (found === null)
          throw new ToolFault(
            `There is no page ${JSON.stringify(path.slice(0, 200))}. ${await suggest(path, request)}`,
          );
        return readPage(found, numberOf(values, 'offset', pageInput), request);
      },
    },
    {
      name: 'list_pages',
      title: 'List pages',
      description: 'Lists the sections of the documentation, or the pages of one section, with notes.',
      inputSchema: listInput,
      call(values) {
        const id = textOf(values, 'section').trim();
        const section = id === '' ? sections.root : sections.find(id);
        if (section === null)
          throw new ToolFault(`There is no section ${JSON.stringify(id)}. Call list_pages without one.`);
        const lines =
          id === ''
            ? section.sections.map((inner) =>
                linkLine(
                  inner.title,
                  site.origin + pathToHref(site.base, `/llms/${encodeURIComponent(inner.id)}.txt`),
                  `section "${inner.id}", ${messages.pageCount(inner.pageCount)}`,
                ),
              )
            : [...sectionPaths(section)].flatMap((path) => {
                const page = manifest.pages.get(path);
                return page === undefined ? [] : [pageLine(site, path, page)];
              });
        return takeEntries(lines, numberOf(values, 'offset', listInput), messages);
      },
    },
    {
      name: 'get_operation',
      title: 'Read an API operation',
      description:
        'Reads one operation of the API with all that it needs: URL, authorization with scopes, parameters, request body, responses, examples, and a request in curl.',
      inputSchema: operationInput,
      async call(values, request) {
        const name = textOf(values, 'operation').trim();
        const found = operations.find(name);
        if (found === null)
          throw new ToolFault(
            `There is no operation ${JSON.stringify(name.slice(0, 200))}. ${await suggest(name, request)}`,
          );
        return readPage(found, numberOf(values, 'offset', operationInput), request);
      },
    },
  ];
}

/** A part of a text that ends with a line, and how to get the next one. */
function takePart(whole: string, offset: number, messages: AgentMessages): string {
  if (offset > 0 && offset >= whole.length)
    throw new ToolFault(`"offset" must be below ${whole.length}, the length of the page.`);
  if (whole.length - offset <= MAX_TEXT_LENGTH) return whole.slice(offset);
  const limit = offset + MAX_TEXT_LENGTH;
  const line = whole.lastIndexOf('\n', limit) + 1;
  const end = line > offset ? line : limit;
  return `${whole.slice(offset, end)}\n${messages.answerContinues(end)}\n`;
}

function takeEntries(lines: readonly string[], offset: number, messages: AgentMessages): string {
  const end = offset + LIST_LENGTH;
  const part = lines.slice(offset, end).join('');
  return end < lines.length ? `${part}\n${messages.answerContinues(end)}\n` : part;
}

function objectSchema(properties: InputSchema['properties'], required: readonly string[]): InputSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

function text(description: string, maxLength: number): Extract<PropertySchema, { type: 'string' }> {
  return { type: 'string', description, minLength: 1, maxLength };
}

function integer(description: string, minimum: number, maximum: number, value: number): PropertySchema {
  return { type: 'integer', description, minimum, maximum, default: value };
}

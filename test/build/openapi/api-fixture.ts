import { Report } from '../../../build/base/report/report.ts';
import { type CompiledApi, compileApi } from '../../../build/openapi/compile/compile-api.ts';
import { ApiWarnings } from '../../../build/openapi/core/api-warnings.ts';
import { collectOperations } from '../../../build/openapi/core/operations/collect-operations.ts';
import { readTagBadges } from '../../../build/openapi/core/operations/tags.ts';
import type { ParsedDescription } from '../../../build/openapi/core/parsed-description.ts';
import { Cursor } from '../../../build/openapi/core/references/cursor.ts';
import { Sampler } from '../../../build/openapi/examples/sampler.ts';
import type { ApiContext } from '../../../build/openapi/pages/api-context.ts';
import { compileOperation } from '../../../build/openapi/pages/compile/compile-operation.ts';
import { SubpageRegistry } from '../../../build/openapi/pages/subpages.ts';
import { normalizeDescription } from '../../../build/openapi/read/normalize-description.ts';
import { parseDescription } from '../../../build/openapi/read/text/parse-description.ts';
import { chooseLanguages } from '../../../build/openapi/samples/choose-languages.ts';
import { SchemaReader } from '../../../build/openapi/schema/schema-reader.ts';
import { articleHtml, type CompiledPage } from '../../../build/page/compiled-page.ts';
import { DescriptionCompiler } from '../../../build/page/description/compile-description.ts';
import type { OperationArticle } from '../../../build/page/kinds/operation-page.tsx';
import type { ApiConfig } from '../../../build/site/config/site-config.ts';
import { checkPages } from '../../../build/tools/corpus/check-pages.ts';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import { pageEn } from '../../english.ts';

const CONFIG: ApiConfig = {
  id: 'books',
  description: 'books.yaml',
  headers: {},
  path: '/api',
  sidebar: 'api',
  requiredFirst: false,
  samples: [],
};

/** An OpenAPI 3.1 description with the given paths. */
export function openapi(paths: unknown, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { openapi: '3.1.0', info: { title: 'Books', version: '1' }, paths, ...more };
}

/** A description with one operation, `a`: `POST /a` if it has a body, otherwise `GET /a`. */
export function withOperation(
  operation: object,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const method = 'requestBody' in operation ? 'post' : 'get';
  const responses = { 200: { description: 'OK' } };
  return openapi({ '/a': { [method]: { operationId: 'a', responses, ...operation } } }, more);
}

/** A description with one operation, `POST /a`, whose request and response bodies are the first of the schemas. */
export function withSchemas(schemas: Readonly<Record<string, unknown>>, version = '3.1.0'): Record<string, unknown> {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${Object.keys(schemas)[0]}` } } };
  const operation = { operationId: 'a', requestBody: { content }, responses: { 200: { description: 'OK', content } } };
  return { ...openapi({ '/a': { post: operation } }, { components: { schemas } }), openapi: version };
}

export interface CompiledDescription {
  readonly api: CompiledApi;
  /** Formats findings as `#/paths/~1a: Cannot …`, in the order of the text. */
  readonly warnings: readonly string[];
  readonly paths: readonly string[];
  /** Faults of the pages: in HTML, ids, links. */
  readonly faults: readonly string[];
  readonly html: (path: string) => string;
  readonly markdown: (path: string) => string;
}

/** Compiles a description, given as text or as data, as a build does. */
export function compileDescription(
  document: unknown,
  config: Partial<ApiConfig> = {},
  imageHosts: readonly string[] = [],
): CompiledDescription {
  const report = new Report();
  const parsed = parseDescription('books.yaml', typeof document === 'string' ? document : JSON.stringify(document));
  const options = { config: { ...CONFIG, ...config }, base: '', messages: findMessages('en'), imageHosts };
  const api = compileApi(parsed, options, report);
  const pageAt = (path: string): CompiledPage => {
    const page = api.pages.find((candidate) => candidate.path === path);
    if (page === undefined) throw new Error(`There is no page ${path}`);
    return page;
  };
  return {
    api,
    warnings: report.warnings.map(({ pointer, message }) => `${pointer}: ${message}`),
    paths: api.pages.map(({ path }) => path),
    faults: checkPages(api.pages, new Set(api.downloads.keys())),
    html: (path) => articleHtml(pageAt(path)),
    markdown: (path) => new TextDecoder().decode(pageAt(path).markdown),
  };
}

export interface Root {
  readonly root: Cursor;
  /** `#/paths/~1a: Cannot …` */
  readonly warnings: () => string[];
}

/** The root of a description, and the warnings from reading it. */
export function readRoot(document: unknown): Root {
  const noted = new ApiWarnings();
  const data: unknown = JSON.parse(JSON.stringify(document));
  if (!isObject(data)) throw new Error('A description is a mapping.');
  const parsed: ParsedDescription = {
    file: 'books.yaml',
    root: data,
    yaml: null,
    warnings: [],
    locate: () => new Map(),
  };
  return {
    root: Cursor.root(normalizeDescription(data, noted), noted),
    warnings: () => {
      const report = new Report();
      noted.flush(parsed, report);
      return report.warnings.map(({ pointer, message }) => `${pointer}: ${message}`);
    },
  };
}

/** The operations of a description as shown on their pages. */
export function compileOperations(document: unknown, config: Partial<ApiConfig> = {}): OperationArticle[] {
  const { root } = readRoot(document);
  const context = contextOf(root, config);
  return collectOperations(root).map(
    (source) => compileOperation(source, context, new SubpageRegistry(`/api/${source.operationId}`)).whole,
  );
}

/** What the pages of a description are compiled with. */
export function contextOf(root: Cursor, config: Partial<ApiConfig> = {}): ApiContext {
  const operations = collectOperations(root);
  const schemaHref = (name: string): string => `/api/schemas/${name}`;
  const messages = findMessages('en');
  const markdown = new DescriptionCompiler({ messages: pageEn });
  return {
    config: { ...CONFIG, ...config },
    languages: () => chooseLanguages(config.samples ?? CONFIG.samples),
    root,
    base: '',
    messages,
    markdown,
    schemas: new SchemaReader(root.context.warnings, {
      root,
      schemaHref,
      markdown,
      messages: messages.reference,
      pageMessages: messages.page,
    }),
    sampler: new Sampler(messages.reference.exampleTexts),
    schemeHref: (name) => `/api/books-api#security-${name}`,
    schemaHref,
    carriedValues: () => null,
    findOperation: (id) => {
      const found = operations.find(({ operationId }) => id !== null && operationId === id);
      return found === undefined ? null : { label: found.title, href: `/api/${found.operationId}` };
    },
    tagBadges: (tags) => readTagBadges(root, tags),
    isTaken: () => false,
  };
}

export function compileOne(document: unknown, config: Partial<ApiConfig> = {}): OperationArticle {
  const [operation] = compileOperations(document, config);
  if (operation === undefined) throw new Error('The description has no operation.');
  return operation;
}

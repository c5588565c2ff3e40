import { join } from 'node:path';
import { stringify } from 'yaml';
import { isObject } from '../../../../worker/request/value/json.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import type { ImportedProject } from '../importer.ts';
import { isDescriptionFile } from '../shared/apis/check-description.ts';
import { ApiImporter, type ImportedApi, pathsOfApis } from '../shared/apis/import-apis.ts';
import { copyContent, writeContent } from '../shared/content-files.ts';
import { loadContentPaths } from '../shared/content-paths.ts';
import type { ImportCounts, ImportTarget } from '../shared/import-target.ts';
import { writeTag } from '../shared/markup/attributes.ts';
import { findOtherHosts } from '../shared/pages/other-hosts.ts';
import { readPage, type SourcePage, toUrl } from '../shared/pages/read-page.ts';
import type { ImportNotes } from '../shared/report/import-notes.ts';
import { IMPORTED_CHECKS } from '../shared/settings/mild-checks.ts';
import { at, flagAt, own, textAt } from '../shared/values.ts';
import { type MintlifyConfig, readDocsJson } from './config/read-docs-json.ts';
import { listApis, listPages } from './navigation/list-entries.ts';
import { type NavSection, readNavigation, readOperation, toApiReferences } from './navigation/read-navigation.ts';
import { NavigationWriter, type PageTarget } from './navigation/write-navigation.ts';
import { convertPage, type PageContext, usesMath } from './pages/convert-page.ts';
import { findFiles, type ProjectFiles } from './pages/find-files.ts';
import { labelOf, toDocFile, toFrontMatter, toHead } from './pages/front-matter.ts';
import { Snippets } from './pages/snippets.ts';
import { importRedirects } from './site/import-redirects.ts';
import { toSiteSettings } from './site/site-settings.ts';

/**
 * Converts a Mintlify project to a content folder: pages, snippets, navigation, API descriptions, redirects and settings.
 * No code of the project is run; anything that only code could show is reported.
 */
export async function importMintlify(
  { root, configFile }: ImportedProject,
  { staging, notes }: ImportTarget,
): Promise<ImportCounts> {
  const config = await readDocsJson(configFile, root, notes);
  return await new MintlifyImporter(root, staging, config, notes).run();
}

class MintlifyImporter {
  readonly #root: string;
  readonly #staging: string;
  readonly #config: MintlifyConfig;
  readonly #notes: ImportNotes;
  readonly #pages = new Map<string, SourcePage>();
  /** The names of pages by their file in the content folder. */
  readonly #sources = new Map<string, string>();
  /** New addresses of the project's pages: of operations, and of folders with `index`. */
  readonly #moved = new Map<string, string>();

  constructor(root: string, staging: string, config: MintlifyConfig, notes: ImportNotes) {
    this.#root = root;
    this.#staging = staging;
    this.#config = config;
    this.#notes = notes;
  }

  async run(): Promise<ImportCounts> {
    const files = await findFiles(this.#root, this.#notes);
    const navigation = readNavigation(this.#config, this.#notes);
    for (const name of files.pages) {
      const page = await readPage(this.#root, name, this.#notes);
      if (page !== null) this.#addPage(page);
    }
    if (this.#pages.size === 0)
      throw SourceError.at(
        { file: displayPath(this.#root) },
        'Cannot import: the folder has no Markdown. Specify the folder with the pages.',
      );
    this.#noteSections(navigation);
    const apis = await this.#importApis(navigation, files);
    const operations = this.#operationPages(apis);
    const shown = [...this.#pages.values()].filter(({ path }) => !operations.has(path));
    const writer = new NavigationWriter(
      {
        page: (path) => this.#target(path, operations),
        operation: (name, source) => apis.findOperation(name, source),
        api: (source) => apis.find(source),
        isUnread: (source) => apis.isUnread(source),
        missOperation: (name, source, location) => apis.missOperation(name, source, location),
      },
      this.#notes,
    );
    const written = writer.write(navigation);
    const assets = await this.#copyAssets(files);
    const snippets = await Snippets.load(this.#root, files.snippets, this.#notes);
    const context = this.#context(snippets, assets);
    const listed = listPages(navigation);
    for (const page of shown) await this.#writePage(page, context, apis, listed.has(page.path));
    // The loop also visits snippets that snippets include.
    for (const snippet of context.usedSnippets) await this.#write(snippet.target, await convertPage(snippet, context));
    await this.#write('sidebars.yaml', stringify(written.sidebars, { lineWidth: 0, aliasDuplicateObjects: false }));
    const site = toSiteSettings(
      this.#config,
      {
        root: this.#root,
        navigation: written,
        apis: apis.apis,
        hosts: await findOtherHosts(this.#staging),
        file: (path) => (assets.has(path.replace(/^\.?\//, '')) ? `/${path.replace(/^\.?\//, '')}` : null),
        checks: IMPORTED_CHECKS,
      },
      this.#notes,
    );
    await this.#write(
      'site.yaml',
      `# Generated by "docvane import". See docs/writing.md for the meaning of each key.\n${stringify(site, { lineWidth: 120, aliasDuplicateObjects: false })}`,
    );
    const redirects = await this.#writeRedirects(shown, written.firstPath, apis.apis);
    const paths = await loadContentPaths(this.#staging, { ...site.docs, news: {} });
    for (const file of paths.duplicates)
      this.#notes.missPage({ file }, 'another page has the same path', 'Give it another "slug".');
    return {
      pages: shown.length + context.usedSnippets.size,
      built: paths.paths.size,
      files: assets.size,
      versions: 0,
      redirects,
      languages: [],
    };
  }

  /** Languages and versions keep their addresses, and are sections of one site. */
  #noteSections({ sections }: NavSection): void {
    for (const [kind, setting] of [
      ['language', 'locales'],
      ['version', 'docs.versions'],
    ] as const) {
      const names = sections.filter((section) => section.kind === kind).map(({ label }) => label);
      if (names.length < 2) continue;
      this.#notes.leaveOut(
        this.#config.locate('navigation', `${kind}s`),
        `the ${kind}s ${names.join(', ')} as such`,
        'their pages keep their addresses, so that each is a section with a menu in the navbar',
        `See "${setting}" in docs/reference/settings.md.`,
      );
    }
  }

  #addPage(page: SourcePage): void {
    const target = toDocFile(page.name);
    const other = this.#sources.get(target);
    if (other !== undefined) {
      this.#notes.missPage({ file: page.file }, `${other} would become the same file`, 'Rename one of them.');
      return;
    }
    this.#sources.set(target, page.name);
    this.#pages.set(page.path, page);
  }

  async #importApis(navigation: NavSection, { data }: ProjectFiles): Promise<ApiImporter> {
    const apis = new ApiImporter(
      this.#root,
      this.#staging,
      new Set([...this.#pages.values()].flatMap((page) => (isOperationOnly(page) ? [] : [page.url]))),
      this.#notes,
    );
    const { settings, locate } = this.#config;
    for (const reference of toApiReferences(at(settings, 'api', 'openapi')))
      await apis.add(reference, locate('api', 'openapi'));
    for (const { api, location } of listApis(navigation)) await apis.add(api, location);
    for (const page of this.#pages.values()) {
      const operation = readOperation(textAt(page.frontMatter, 'openapi') ?? '');
      if (operation?.source != null) await apis.add({ source: operation.source, directory: null }, { file: page.file });
    }
    // An operation without a description is in any that the project has.
    const isMissing = [...this.#pages.values()].some((page) => {
      const operation = readOperation(textAt(page.frontMatter, 'openapi') ?? '');
      return operation !== null && operation.source === null && apis.findOperation(operation.name, null) === null;
    });
    for (const source of isMissing ? data.filter((name) => isDescriptionFile(join(this.#root, name))) : [])
      await apis.add({ source, directory: null }, { file: displayPath(join(this.#root, source)) });
    return apis;
  }

  /** Pages that only show an operation: its page in the API replaces them. */
  #operationPages(apis: ApiImporter): ReadonlyMap<string, PageTarget> {
    const targets = new Map<string, PageTarget>();
    for (const page of this.#pages.values()) {
      const url = textAt(page.frontMatter, 'url');
      const operation = readOperation(textAt(page.frontMatter, 'openapi') ?? '');
      if (url !== null && page.body.trim() === '') {
        targets.set(page.path, { kind: 'link', label: labelOf(page) ?? page.path, href: url });
        this.#moved.set(page.url, url);
      }
      if (url === null && operation !== null && isOperationOnly(page)) {
        const found = apis.findOperation(operation.name, operation.source);
        if (found === null) continue;
        const label = (textAt(page.frontMatter, 'title') === null ? null : labelOf(page)) ?? found.operation.title;
        targets.set(page.path, { kind: 'link', label, href: found.operation.path });
        if (page.url !== found.operation.path) this.#moved.set(page.url, found.operation.path);
      }
    }
    for (const { directory, operations } of apis.apis)
      for (const { path, tags, title, summary, href, name } of operations) {
        const [tag] = tags;
        const segments = [directory, ...(tag === undefined ? [] : [toSlug(tag)]), toSlug(summary ?? name ?? title)];
        const old = href ?? `/${segments.join('/')}`;
        if (old !== path && !this.#moved.has(old) && ![...this.#pages.values()].some((page) => page.url === old))
          this.#moved.set(old, path);
      }
    return targets;
  }

  #target(path: string, operations: ReadonlyMap<string, PageTarget>): PageTarget | null {
    const replaced = operations.get(path) ?? operations.get(`${path}/index`);
    if (replaced !== undefined) return replaced;
    const page = this.#pages.get(path) ?? this.#pages.get(`${path}/index`.replace(/^\//, ''));
    return page === undefined ? null : { kind: 'doc', id: toDocFile(page.name).replace(/\.mdx$/, ''), url: page.url };
  }

  #context(snippets: Snippets, assets: ReadonlySet<string>): PageContext {
    const variables = own(this.#config.settings, 'variables');
    return {
      root: this.#root,
      snippets,
      usedSnippets: new Set(),
      variables: new Set(Object.keys(isObject(variables) ? variables : {})),
      toAddress: (path) => this.#moved.get(path) ?? (/\/index$/.test(path) ? toUrl(path.slice(1)) : path),
      isFile: (path) => assets.has(path.slice(1)) || this.#pages.has(path.slice(1).replace(/\.mdx?$/i, '')),
      notes: this.#notes,
    };
  }

  async #writePage(page: SourcePage, context: PageContext, apis: ApiImporter, isListed: boolean): Promise<void> {
    const frontMatter = toFrontMatter(page, { isListed, hasMath: usesMath(page.body) }, this.#notes);
    const body = await convertPage(page, context);
    const text = `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${toHead(page)}${flagAt(page.frontMatter, 'deprecated') ? '<Badge kind="danger">deprecated</Badge>\n\n' : ''}${this.#embed(page, apis)}${body}`;
    await this.#write(`pages/${toDocFile(page.name)}`, text);
  }

  /** What the front matter shows above the text of a page: an operation, a schema, or a method and an address. */
  #embed({ frontMatter, file }: SourcePage, apis: ApiImporter): string {
    const operation = readOperation(textAt(frontMatter, 'openapi') ?? '');
    if (operation !== null) {
      const found = apis.findOperation(operation.name, operation.source);
      if (found !== null)
        return `${writeTag('OpenApi', { operation: found.operation.name, api: found.api.id }, ' />')}\n\n`;
      if (apis.isUnread(operation.source)) return `${writeTag('OpenApi', { operation: operation.name }, ' />')}\n\n`;
      apis.missOperation(operation.name, operation.source, { file });
    }
    const [, method, address] = /^\s*([A-Z]+)\s+(\S.*)$/i.exec(textAt(frontMatter, 'api') ?? '') ?? [];
    if (method === undefined || address === undefined) return '';
    const server = textAt(this.#config.settings, 'api', 'mdx', 'server') ?? '';
    const base = /^https?:/i.test(address) || !/^https?:/i.test(server) ? '' : server.replace(/\/$/, '');
    return `<Badge kind="info">${method.toUpperCase()}</Badge> \`${base}${address.trim()}\`\n\n`;
  }

  async #copyAssets({ assets }: ProjectFiles): Promise<ReadonlySet<string>> {
    for (const name of assets) await copyContent(join(this.#root, name), join(this.#staging, 'static', name));
    return new Set(assets);
  }

  async #writeRedirects(
    shown: readonly SourcePage[],
    firstPath: string | null,
    apis: readonly ImportedApi[],
  ): Promise<number> {
    const paths = new Set(shown.map(({ url }) => url));
    const written = importRedirects(
      this.#config,
      new Set([...paths, ...pathsOfApis(apis)]),
      (path) => this.#moved.get(path) ?? toUrl(path.slice(1)),
      this.#notes,
    );
    const indexes = shown.flatMap(({ path, url }): [string, string][] =>
      /(?:^|\/)index$/.test(path) ? [[`/${path}`, url]] : [],
    );
    const first: [string, string][] = paths.has('/') || firstPath === null ? [] : [['/', firstPath]];
    const all = { ...Object.fromEntries([...first, ...indexes, ...this.#moved]), ...written };
    if (Object.keys(all).length > 0) await this.#write('redirects.yaml', stringify(all, { lineWidth: 0 }));
    return Object.keys(all).length;
  }

  async #write(name: string, text: string): Promise<void> {
    await writeContent(join(this.#staging, name), text);
  }
}

/** Whether a page shows nothing but an operation. */
function isOperationOnly({ frontMatter, body }: SourcePage): boolean {
  return readOperation(textAt(frontMatter, 'openapi') ?? '') !== null && body.trim() === '';
}

/** A segment of an address of a generated page, as Mintlify writes it. */
function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '-')
    .replace(/[\s_]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

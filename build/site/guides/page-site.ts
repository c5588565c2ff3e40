import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToHref } from '../../../worker/model/path.ts';
import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import type { Rule } from '../../base/report/rules.ts';
import { decodeText, displayPath } from '../../base/source/read-text.ts';
import type { FindEmbed } from '../../page/blocks/api-embeds.ts';
import type { Cards, MarkdownSite } from '../../page/blocks/markdown-site.ts';
import type { SiteComponent } from '../../page/blocks/site-component.ts';
import { isAllowedHost } from '../../page/html/addresses.ts';
import { CODE_ENDINGS } from '../../page/mdx/module-lines.ts';
import type { PlainData } from '../../page/mdx/plain-data.ts';
import type { MarkdownSource } from '../../page/text/markdown/source-positions.ts';
import { withoutFrontMatter } from '../docs/front-matter.ts';
import type { Doc } from '../docs/load-docs.ts';
import { type LinkTarget, type SiteLink, targetToHref } from '../docs/site-links.ts';
import type { TrackedSite } from './guide-sources.ts';
import { ABSENT, type PageInputs } from './page-inputs.ts';
import { toMarkdownSource } from './page-source.ts';

interface PageSurroundings extends TrackedSite {
  readonly contentDir: string;
  readonly inputs: PageInputs;
}

/** A text file in the content folder. */
type ReadText = Omit<MarkdownSource, 'at'>;

/** What a page uses from its site: link targets, images and included texts. */
export class PageSite implements MarkdownSite {
  /** Links to check when all pages are known. */
  readonly links: SiteLink[] = [];
  /** Included texts. */
  readonly included: string[] = [];
  readonly globals: ReadonlyMap<string, PlainData>;
  readonly #doc: Doc;
  readonly #page: PageSurroundings;
  readonly #report: Report;

  constructor(doc: Doc, page: PageSurroundings, report: Report) {
    this.#doc = doc;
    this.#page = page;
    this.#report = report;
    this.globals = readGlobals(doc);
  }

  get cards(): Cards | null {
    return this.#page.sources.cards();
  }

  get isForAuthors(): boolean {
    return this.#page.sources.forAuthors();
  }

  get embed(): FindEmbed {
    return this.#page.sources.embed;
  }

  get frameHosts(): readonly string[] {
    return this.#page.config.frameHosts;
  }

  component(name: string): SiteComponent | null {
    return this.#page.components.find(name);
  }

  componentNames(): readonly string[] {
    return this.#page.components.names();
  }

  get components(): Readonly<Record<string, string>> {
    return this.#page.config.markdown.components;
  }

  note(rule: Rule, source: MarkdownSource, offset: number, message: string): void {
    this.#report.note(rule, { file: source.file, position: source.at(offset) }, message);
  }

  resolve(source: MarkdownSource, written: string, use: 'link' | 'media', offset: number): string {
    const base = this.#page.sources.base();
    // Docusaurus's prefix for paths on the server that the build does not know.
    if (written.startsWith('pathname://')) return pathToHref(base, written.slice('pathname://'.length) || '/');
    const target = this.#findTarget(source, written);
    if (target === null) return written;
    const location = { file: source.file, position: source.at(offset) };
    const { query, ...checked } = target;
    this.links.push({ ...location, written, ...checked, ...(use === 'media' ? { use: 'image' } : {}) });
    // Nothing reads the query of a file.
    return targetToHref({ ...checked, query: use === 'media' ? '' : query }, this.#doc.path, base);
  }

  image(source: MarkdownSource, written: string, offset: number): Readonly<Record<string, string>> {
    const note = (rule: Rule, message: string): void => this.note(rule, source, offset, message);
    if (/^(?:https?:)?\/\//i.test(written)) {
      if (!isAllowedHost(written.replace(/^\/\//, 'https://'), this.#page.config.imageHosts))
        note(
          'image-host',
          `Cannot show the image ${JSON.stringify(written)}: the Content-Security-Policy blocks images from that host. Copy it next to the page, or add the host to "imageHosts" in site.yaml.`,
        );
      return { src: written };
    }
    const src = this.resolve(source, written, 'media', offset);
    const target = this.#findTarget(source, written);
    if (target === null) return { src };
    const file = this.#fileAt(target.path);
    if (this.#stateOf(file) === ABSENT) return { src };
    const size = this.#page.inputs.sizeOf(file);
    if (size !== null) return { src, width: String(size.width), height: String(size.height) };
    note(
      'image-size',
      `Cannot read the size of the image ${JSON.stringify(written)}: its header has none. Save it again; an SVG needs a "viewBox".`,
    );
    return { src };
  }

  include(source: MarkdownSource, written: string): MarkdownSource | { readonly fault: string } {
    const found = this.#read(source, written, ['']);
    if ('fault' in found) return found;
    this.included.push(found.text);
    const { file, text, path } = found;
    return toMarkdownSource({ ...withoutFrontMatter({ file, text }), path }, this.#page.variables, this.#report);
  }

  readCode(source: MarkdownSource, written: string): { readonly text: string } | { readonly fault: string } {
    return this.#read(source, written, CODE_ENDINGS);
  }

  #read(source: MarkdownSource, written: string, endings: readonly string[]): ReadText | { readonly fault: string } {
    const { inputs } = this.#page;
    const located = inputs.locate(source.path, written);
    const candidates = located.flatMap((base) => endings.map((ending) => base + ending));
    const path = candidates.find((name) => this.#stateOf(name) !== ABSENT);
    if (path === undefined) {
      const hidden = candidates.find((name) => existsSync(name) && inputs.isHidden(inputs.relativePath(name)));
      if (hidden !== undefined) return { fault: privateFile(hidden) };
      const [expected] = located;
      const name = written.split('/').at(-1) ?? '';
      // Suggest a file with a similar name.
      this.#page.sources.file(`${inputs.relativePath(dirname(expected)) || '.'}/`);
      return {
        fault: `there is no file ${displayPath(expected)}${suggest(name, inputs.namesBeside(expected)) || '. Create it, or use another path.'}`,
      };
    }
    const file = displayPath(path);
    if (!inputs.isInside(path)) return { fault: 'it is outside the content folder. Copy it next to the page.' };
    const text = readIncluded(path, file);
    return text === null ? { fault: 'it is not UTF-8 text. Use a text file.' } : { file, path, text };
  }

  /** The file served at a path: one next to the pages, otherwise one in `static/`. */
  #fileAt(path: string): string {
    const { sources, contentDir } = this.#page;
    const name = decodeURIComponent(path.slice(1));
    return sources.asset(name) ? join(contentDir, name) : join(contentDir, 'static', name);
  }

  /** Uses the path relative to the content folder, because the folder may be moved together with its cache. */
  #stateOf(path: string): string {
    return this.#page.sources.file(this.#page.inputs.relativePath(path));
  }

  /** Links in an included text are relative to its file. */
  #findTarget(source: MarkdownSource, written: string): LinkTarget | null {
    return this.#page.sources.link(this.#page.inputs.relativePath(source.path), written);
  }
}

function privateFile(path: string): string {
  return `${displayPath(path)} is in a folder that not all readers of this page may see. Move the file, or limit the "access" of the page.`;
}

/** A heading at the start of the text, after imports and comments. */
const FIRST_HEADING = /^(?:[ \t]*(?:import\b[^\n]*|<!--[^\n]*-->|\{\/\*[^\n]*\*\/\})?\n)*# +([^\n]+)/;

/** The texts of front matter and title, as in Docusaurus's `frontMatter` and `contentTitle`. */
function readGlobals({ source }: Doc): ReadonlyMap<string, PlainData> {
  const texts = Object.entries(source.frontMatter).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const title = source.frontMatter.title ?? FIRST_HEADING.exec(source.body)?.[1]?.trim().replace(/ #+$/, '');
  return new Map<string, PlainData>([
    ['frontMatter', Object.fromEntries(texts)],
    ...(title === undefined ? [] : [['contentTitle', title] as const]),
  ]);
}

function readIncluded(path: string, file: string): string | null {
  try {
    return decodeText(file, readFileSync(path), 'the text');
  } catch {
    return null;
  }
}

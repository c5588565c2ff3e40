import { Lines } from '../../../../build/base/report/position.ts';
import type { FindEmbed } from '../../../../build/page/blocks/api-embeds.ts';
import type { MarkdownSite } from '../../../../build/page/blocks/markdown-site.ts';
import { ENGINE_BLOCKS } from '../../../../build/page/blocks/registry.ts';
import type { SiteComponent } from '../../../../build/page/blocks/site-component.ts';
import { Highlighters } from '../../../../build/page/code/highlighters.ts';
import { type CompiledMarkdown, compileMarkdown } from '../../../../build/page/prose/compile-markdown.ts';
import type { MarkdownSource } from '../../../../build/page/text/markdown/source-positions.ts';
import { pageEn } from '../../../english.ts';

const highlighter = await new Highlighters().prepare(['js']);

export interface CompileOptions {
  readonly format?: 'mdx' | 'commonmark' | 'detect';
  readonly math?: boolean;
  /** Components of the site. */
  readonly own?: readonly SiteComponent[];
  /** Replacements for unknown components. */
  readonly components?: Readonly<Record<string, string>>;
  /** Texts that can be included, by path. */
  readonly partials?: Readonly<Record<string, string>>;
  readonly isForAuthors?: boolean;
  readonly embed?: FindEmbed;
  readonly frameHosts?: readonly string[];
  readonly onLink?: (href: string, offset: number, source: MarkdownSource) => void;
}

/** Compiles a page's Markdown without a site. Findings are formatted as `3:1 rule: Cannot …`. */
export function compile(markdown: string, options: CompileOptions = {}): CompiledMarkdown & { findings: string[] } {
  const { format = 'detect', math = false, components = {}, own = [], partials = {}, onLink = () => {} } = options;
  const findings: string[] = [];
  const resolve: MarkdownSite['resolve'] = (source, href, _use, offset) => {
    onLink(href, offset, source);
    return href.replace(/\.md$/, '');
  };
  const site: MarkdownSite = {
    resolve,
    image: (source, url, offset) => ({ src: resolve(source, url, 'media', offset) }),
    include: (_source, path) => {
      const text = partials[path];
      return text === undefined ? { fault: 'there is no such file.' } : toSource(path, text);
    },
    readCode: (_source, path) => {
      const text = partials[path];
      return text === undefined ? { fault: 'there is no such file.' } : { text };
    },
    cards: null,
    isForAuthors: options.isForAuthors ?? false,
    embed: options.embed ?? (() => ({ fault: 'this site has no APIs.' })),
    frameHosts: options.frameHosts ?? [],
    component: (name) => own.find((each) => each.name === name) ?? null,
    componentNames: () => own.map(({ name }) => name),
    components,
    globals: new Map([['frontMatter', { title: 'The title' }]]),
    note: (rule, source, offset, message) => {
      const { line, column } = source.at(offset);
      findings.push(`${source.file}:${line}:${column} ${rule}: ${message}`);
    },
  };
  return {
    ...compileMarkdown(toSource('a.md', markdown), {
      highlighter,
      site,
      options: { format, math, blocks: ENGINE_BLOCKS },
      messages: pageEn,
    }),
    findings,
  };
}

/** The HTML without icons. */
export function html(markdown: string, options: CompileOptions = {}): string {
  return compile(markdown, options)
    .html.replace(/<svg class="icon.*?<\/svg>/gs, '')
    .trim();
}

/** The HTML without icons and line breaks. */
export function flat(markdown: string, options: CompileOptions = {}): string {
  return html(markdown, options).replaceAll('\n', '');
}

export function findingsOf(markdown: string, options: CompileOptions = {}): readonly string[] {
  return compile(markdown, options).findings;
}

function toSource(file: string, text: string): MarkdownSource {
  const lines = new Lines(text);
  return { file, path: file, text, at: (offset) => lines.at(offset) };
}

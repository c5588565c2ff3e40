import type { SafeHtml } from '../../worker/model/safe-html.ts';
import type { Rule } from '../report/rules.ts';
import type { FindEmbed } from './api-embeds.ts';
import type { PlainData } from './mdx/plain-data.ts';
import type { SiteComponent } from './site-component.ts';
import type { MarkdownSource } from './source-positions.ts';

/** What a page's Markdown asks of the site that it belongs to. */
export interface MarkdownSite {
  /** The address to write for one that an author wrote. */
  resolve(source: MarkdownSource, url: string, use: 'link' | 'media', offset: number): string;
  /** Address and, where it is known, size of an image. */
  image(source: MarkdownSource, url: string, offset: number): Readonly<Record<string, string>>;
  /** The text that a page includes; or why it cannot be. */
  include(source: MarkdownSource, path: string): MarkdownSource | { readonly fault: string };
  /** The text of a file that a page imports as text; or why it cannot be had. */
  readCode(source: MarkdownSource, path: string): { readonly text: string } | { readonly fault: string };
  readonly cards: Cards | null;
  /** A part of an API description, or why it cannot be shown. */
  readonly embed: FindEmbed;
  /** Whether authors look at it, who see what is missing. */
  readonly isForAuthors: boolean;
  /** Hosts whose pages frames may show. */
  readonly frameHosts: readonly string[];
  /** The site's component with this name, or null. */
  component(name: string): SiteComponent | null;
  componentNames(): readonly string[];
  /** What the site makes of components of others, by their names. */
  readonly components: Readonly<Record<string, string>>;
  /** What an expression of any page may name: Docusaurus' `frontMatter` and `contentTitle`. */
  readonly globals: ReadonlyMap<string, PlainData>;
  note(rule: Rule, source: MarkdownSource, offset: number, message: string): void;
}

/** Cards of pages, in both forms. */
export interface Cards {
  readonly html: SafeHtml;
  readonly markdown: string;
}

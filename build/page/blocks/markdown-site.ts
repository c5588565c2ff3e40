import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { Rule } from '../../base/report/rules.ts';
import type { PlainData } from '../mdx/plain-data.ts';
import type { MarkdownSource } from '../text/markdown/source-positions.ts';
import type { FindEmbed } from './api-embeds.ts';
import type { SiteComponent } from './site-component.ts';

/** The site as a page's Markdown sees it. */
export interface MarkdownSite {
  /** The href for a URL in the source. */
  resolve(source: MarkdownSource, url: string, use: 'link' | 'media', offset: number): string;
  /** URL of an image, and its size if known. */
  image(source: MarkdownSource, url: string, offset: number): Readonly<Record<string, string>>;
  /** The included text, or the reason why it cannot be included. */
  include(source: MarkdownSource, path: string): MarkdownSource | { readonly fault: string };
  /** The text of a file that a page imports as text, or the reason why it cannot be read. */
  readCode(source: MarkdownSource, path: string): { readonly text: string } | { readonly fault: string };
  readonly cards: Cards | null;
  /** Part of an API description, or the reason why it cannot be shown. */
  readonly embed: FindEmbed;
  /** Whether this is an author's preview, which shows missing content. */
  readonly isForAuthors: boolean;
  /** Hosts allowed in frames. */
  readonly frameHosts: readonly string[];
  component(name: string): SiteComponent | null;
  componentNames(): readonly string[];
  /** Replacements for components that the site does not have, by name. */
  readonly components: Readonly<Record<string, string>>;
  /** Names available in expressions on any page: Docusaurus's `frontMatter` and `contentTitle`. */
  readonly globals: ReadonlyMap<string, PlainData>;
  note(rule: Rule, source: MarkdownSource, offset: number, message: string): void;
}

/** Page cards as HTML and as Markdown. */
export interface Cards {
  readonly html: SafeHtml;
  readonly markdown: string;
}

import type { FindEmbed } from '../../../../build/page/blocks/api-embeds.ts';
import type { SiteComponent } from '../../../../build/page/blocks/site-component.ts';
import { type CompiledMarkdown } from '../../../../build/page/prose/compile-markdown.ts';
import type { MarkdownSource } from '../../../../build/page/text/markdown/source-positions.ts';
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
export declare function compile(
  markdown: string,
  options?: CompileOptions,
): CompiledMarkdown & {
  findings: string[];
};
/** The HTML without icons. */
export declare function html(markdown: string, options?: CompileOptions): string;
/** The HTML without icons and line breaks. */
export declare function flat(markdown: string, options?: CompileOptions): string;
export declare function findingsOf(markdown: string, options?: CompileOptions): readonly string[];

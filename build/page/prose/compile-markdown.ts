import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import type { ParseOptions } from '../blocks/block-registry.ts';
import type { MarkdownSite } from '../blocks/markdown-site.ts';
import type { Highlighter } from '../code/highlight.ts';
import { normalizeLanguage } from '../code/language-names.ts';
import type { PageHead } from '../mdx/page-head.ts';
import type { MarkdownSource } from '../text/markdown/source-positions.ts';
import { plainText } from '../text/plain-text.ts';
import { childTokens, type MarkupToken, type SiteToken, siteTokens } from '../text/tokens.ts';
import { identifyHeadings } from './identify-headings.ts';
import { TokenResolver } from './resolve/resolve-tokens.ts';
import type { IdentifiedHeading, OriginalHeading } from './share-ids.ts';
import { renderHtml } from './write/render-html.ts';

export interface Hero {
  readonly html: SafeHtml;
  /** Whether it has an image or code beside its text. */
  readonly hasAside: boolean;
}

/** The compiled Markdown of a page. */
export interface CompiledMarkdown {
  readonly html: SafeHtml;
  /** The part of the HTML that is the hero at the start of the page, or null, and the rest. */
  readonly hero: Hero | null;
  readonly body: SafeHtml;
  /** The resolved tokens of the page. */
  readonly tokens: readonly SiteToken[];
  /** All headings of all levels, in order. */
  readonly headings: readonly IdentifiedHeading[];
  /** Plain text of the first paragraph, or null. */
  readonly firstParagraph: string | null;
  readonly beginsWithH1: boolean;
  /** Whether the page needs the stylesheet of blocks. */
  readonly styledBlocks: readonly string[];
  /** Whether a component on the page is hydrated by the browser. */
  readonly hasIslands: boolean;
  /** The page's additions to `<head>`. */
  readonly head: PageHead;
}

interface MarkdownContext {
  readonly highlighter: Highlighter;
  readonly site: MarkdownSite;
  readonly options: ParseOptions;
  readonly messages: PageMessages;
  /** Headings of the page that this one translates. */
  readonly original?: readonly OriginalHeading[];
}

/** Compiles a guide's Markdown: CommonMark, GFM, and everything in `docs/writing.md`. */
export function compileMarkdown(
  source: MarkdownSource,
  { highlighter, site, options, messages, original }: MarkdownContext,
): CompiledMarkdown {
  const resolver = new TokenResolver(site, options, messages.showMore);
  const tokens = resolver.resolve(source);
  const headings = identifyHeadings(tokens, original);
  const highlight = (code: string, language: string): readonly string[] =>
    highlighter.highlight(code, normalizeLanguage(language));
  const render = (part: readonly SiteToken[]): SafeHtml => renderHtml(part, { headings, highlight, messages });
  const shown = tokens.filter(({ type }) => type !== 'space' && type !== 'def');
  const [first] = shown;
  const opening = first?.type === 'block' ? first.hero : undefined;
  const bodyStart = first === undefined || opening === undefined ? 0 : tokens.indexOf(first) + 1;
  const hero = opening === undefined ? null : { ...opening, html: render(tokens.slice(0, bodyStart)) };
  const body = render(tokens.slice(bodyStart));
  return {
    html: `${hero?.html ?? ''}${body}` as SafeHtml,
    hero,
    body,
    tokens,
    headings: [...headings.values()],
    firstParagraph: findParagraph(shown),
    beginsWithH1: first !== undefined && beginsWithTitle(first),
    styledBlocks: [...resolver.styledBlocks].sort(),
    hasIslands: resolver.hasIslands,
    head: resolver.head,
  };
}

/** Also looks into blocks: a hero contains the title. */
function beginsWithTitle(token: SiteToken): boolean {
  if (token.type === 'heading') return token.depth === 1;
  const [first] = token.type === 'block' ? token.tokens : [];
  return first !== undefined && beginsWithTitle(first);
}

function findParagraph(tokens: readonly SiteToken[]): string | null {
  for (const token of tokens) {
    if (token.type === 'markup' && !isDetails(token)) {
      const text = findParagraph(childTokens(token));
      if (text !== null) return text;
    }
    if (token.type !== 'paragraph') continue;
    const inner = siteTokens(token.tokens);
    // A paragraph with only code spans is usually the text of a component that this site does not have.
    const text = inner.every(({ type }) => type === 'codespan') ? '' : plainText(inner);
    if (text !== '') return text;
  }
  return null;
}

function isDetails({ nodes }: MarkupToken): boolean {
  return nodes.some((node) => typeof node !== 'string' && node.name === 'details');
}

import type { TokenizerExtension } from 'marked';
import type { PlainData } from '../mdx/plain-data.ts';
import { type SplitContent, splitUses } from '../text/markdown/nested-uses.ts';
import type { Tag } from '../text/markdown/parse-tag.ts';
import type { MarkdownSource } from '../text/markdown/source-positions.ts';
import { type ElementToken, plainToken, type SiteToken } from '../text/tokens.ts';
import { type AttributeReader, type AttributeSchema, type AttributeValues, readAttributes } from './attributes.ts';
import type { MarkdownSite } from './markdown-site.ts';
import { noteUnclosed } from './note-unclosed.ts';

/** Options for parsing a page. */
export interface GrammarOptions {
  /**
   * `mdx`: elements contain Markdown, braces contain JavaScript, indented text is not code. `detect`: decided by the
   * content of the page.
   */
  readonly format: 'mdx' | 'commonmark' | 'detect';
  /** `$x$` is a formula. */
  readonly math: boolean;
  /** The file of the text, for messages. */
  readonly file?: string;
}

/** A block that authors can use, with everything the site knows about it. */
export interface BlockDefinition<Schema extends AttributeSchema> {
  /** Name of its folder. */
  readonly name: string;
  /** Directive names: `:::steps` around content, `::video` without content, `:badge[…]` within a line. */
  readonly directives?: readonly string[];
  /** Tag names: `<Steps>`. */
  readonly components?: readonly string[];
  /** Whether its directive is inline. */
  readonly isInline?: boolean;
  /**
   * Whether its folder has a `styles.css`, which only sites and pages with the block load. Styles of other blocks are in
   * the shared stylesheet.
   */
  readonly isStyled?: boolean;
  /** Name of its stylesheet, if not that of its folder: the blocks of a plugin share one. */
  readonly sheet?: string;
  /** Docusaurus has this block too, so attributes unknown to this site are ignored. */
  readonly isOfDocusaurus?: boolean;
  readonly attributes: Schema;
  /** Extra syntax, such as `$x$`. Extensions are tried last to first. */
  syntax?(options: GrammarOptions, text: string): readonly TokenizerExtension[];
  /** Resolves a use of the block. `name` is the name in the source, or the one that the site maps it to. */
  resolve(use: BlockUse<Schema>, page: BlockPage): SiteToken[];
  /** Resolves one of marked's own tokens that represents this block; null for any other token. */
  resolveToken?(token: SiteToken, page: BlockPage): SiteToken[] | null;
}

interface BlockUse<Schema extends AttributeSchema> {
  readonly name: string;
  readonly element: ElementToken;
  readonly attributes: AttributeValues<Schema>;
}

/** The page as blocks see it. */
export interface BlockPage extends AttributeReader {
  readonly source: MarkdownSource;
  readonly offset: number;
  readonly site: MarkdownSite;
  readonly options: GrammarOptions;
  /** Resolves tokens as if the author had written them in place of the block. */
  list(tokens: readonly SiteToken[]): SiteToken[];
  /** Resolves the content of a container. */
  blocks(tokens: readonly SiteToken[]): SiteToken[];
  inline(tokens: readonly SiteToken[]): SiteToken[];
  /** An element of HTML around resolved blocks. */
  element(tag: Tag, tokens: readonly SiteToken[]): SiteToken[];
  /** The text of the file that an expression imports as text, or null. */
  rawText(code: string): string | null;
  /** The same page at another offset of its text. */
  at(offset: number): BlockPage;
  /** The same page at the offset of a token in this container. */
  of(token: SiteToken): BlockPage;
  /** Records that the page needs the styles of a block, by its folder. */
  needStyles(block: string): void;
  include(path: string, props: ReadonlyMap<string, PlainData>): SiteToken[];
  /** Attributes of an `<img>`: URL, size and loading. */
  imageAttributes(url: string): Readonly<Record<string, string>>;
  /** The href for a URL in the source; null for a script. */
  href(url: string): string | null;
}

/** A block that reads its attributes according to its schema. */
export type Block = Omit<BlockDefinition<AttributeSchema>, 'resolve'> & {
  resolve(name: string, element: ElementToken, page: BlockPage): SiteToken[];
};

/** Defines a block that is only allowed inside another one, which resolves it, such as a card. */
export function defineChildBlock<const Schema extends AttributeSchema>(
  definition: Omit<BlockDefinition<Schema>, 'resolve'> & { readonly container: string },
): ChildBlock<Schema> {
  const names = [...(definition.directives ?? []), ...(definition.components ?? [])];
  const block = defineBlock({
    ...definition,
    resolve({ name, element }, page) {
      page.note('misplaced-block', `Cannot place "${name}" here: it belongs directly in "${definition.container}".`);
      return page.list(element.tokens);
    },
  });
  return {
    block,
    find(tokens, page) {
      const { uses, others } = splitParts(tokens, names, definition, page);
      const parts = uses.map((element) => {
        const own = page.of(element);
        return { element, page: own, attributes: readAttributes(definition, element, own) };
      });
      return { parts, others };
    },
  };
}

/**
 * Separates the parts of a container from its other content, to which the site's own components of their names belong:
 * these are reported, because the container knows nothing about them.
 */
export function splitParts(
  tokens: readonly SiteToken[],
  names: readonly string[],
  { container, directives = [] }: { readonly container: string; readonly directives?: readonly string[] },
  page: BlockPage,
): SplitContent {
  const own = names.map((name) => page.site.component(name)).filter((component) => component !== null);
  const ownNames = own.map(({ name }) => name);
  const parts = names.filter((name) => !ownNames.includes(name));
  for (const element of own.length === 0 ? [] : splitUses(tokens, ownNames).uses) {
    const { name } = element.tag;
    const file = `components/${own.find((component) => component.name === name)?.id}.tsx`;
    const remedy = ['Rename it', ...directives.slice(0, 1).map((directive) => `or write :::${directive} instead`)];
    page
      .of(element)
      .note(
        'misplaced-block',
        `Cannot place <${name}> in "${container}": ${file} replaces the block of that name. ${remedy.join(', ')}.`,
      );
  }
  const content = splitUses(tokens, parts);
  for (const element of content.uses) if (!element.isClosed) noteUnclosed(element, page.of(element));
  return content;
}

interface ChildBlock<Schema extends AttributeSchema> {
  readonly block: Block;
  /** Separates its uses from the other tokens of its container. */
  find(tokens: readonly SiteToken[], page: BlockPage): { parts: readonly PartUse<Schema>[]; others: SiteToken[] };
}

interface PartUse<Schema extends AttributeSchema> {
  readonly element: ElementToken;
  /** The page at the offset of the part. */
  readonly page: BlockPage;
  readonly attributes: AttributeValues<Schema>;
}

/** The title of a block: the label of its directive, or an attribute. */
export function titleOf({ label }: ElementToken, attribute: string | null, page: BlockPage): SiteToken[] | null {
  if (label !== null) return page.inline(label);
  return attribute === null ? null : [plainToken(attribute)];
}

export function defineBlock<const Schema extends AttributeSchema>(definition: BlockDefinition<Schema>): Block {
  return {
    ...definition,
    resolve: (name, element, page) =>
      definition.resolve({ name, element, attributes: readAttributes(definition, element, page) }, page),
  };
}

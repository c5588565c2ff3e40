import type { TokenizerExtension } from 'marked';
import { type AttributeReader, type AttributeSchema, type AttributeValues, readAttributes } from './attributes.ts';
import type { MarkdownSite } from './markdown-site.ts';
import { splitUses } from './nested-uses.ts';
import type { MarkdownSource } from './source-positions.ts';
import { type ElementToken, type SiteToken, textToken } from './tokens.ts';

/** How a page is read. */
export interface GrammarOptions {
  /** `mdx`: elements hold Markdown, braces hold JavaScript, indented text is no code. `detect`: as the page looks. */
  readonly format: 'mdx' | 'commonmark' | 'detect';
  /** `$x$` is a formula. */
  readonly math: boolean;
}

/** One block that authors can write, with all that the site knows of it. */
export interface BlockDefinition<Schema extends AttributeSchema> {
  /** Name of its folder. */
  readonly name: string;
  /** Names behind colons: `:::steps` around content, `::video` without content, `:badge[…]` in a line. */
  readonly directives?: readonly string[];
  /** Names of tags: `<Steps>`. */
  readonly components?: readonly string[];
  /** Whether its directive is inline. */
  readonly isInline?: boolean;
  /** Whether pages that use it need the styles of its folder (`styles.css`); those of others are in every page's sheet. */
  readonly isStyled?: boolean;
  /** Docusaurus has it too: attributes that this site does not read are ignored. */
  readonly isOfDocusaurus?: boolean;
  readonly attributes: Schema;
  /** Signs of its own, such as `$x$`. The last extension of all is tried first. */
  syntax?(options: GrammarOptions, text: string): readonly TokenizerExtension[];
  /** What an author's use of it becomes. `name` is what it was written as, or what the site maps that to. */
  resolve(use: BlockUse<Schema>, page: BlockPage): SiteToken[];
  /** The same for tokens of marked that are this block; null for any other token. */
  resolveToken?(token: SiteToken, page: BlockPage): SiteToken[] | null;
}

interface BlockUse<Schema extends AttributeSchema> {
  readonly name: string;
  readonly element: ElementToken;
  readonly attributes: AttributeValues<Schema>;
}

/** What blocks ask of their page. */
export interface BlockPage extends AttributeReader {
  readonly source: MarkdownSource;
  readonly offset: number;
  readonly site: MarkdownSite;
  readonly options: GrammarOptions;
  /** Resolves tokens as if the author had written them in place of the block. */
  list(tokens: readonly SiteToken[]): SiteToken[];
  /** Resolves what a container holds. */
  blocks(tokens: readonly SiteToken[]): SiteToken[];
  inline(tokens: readonly SiteToken[]): SiteToken[];
  /** An element around what it contains. */
  markup(open: string, close: string, tokens: readonly SiteToken[], isBlock: boolean): SiteToken;
  /** The text of the file that an expression is imported from as text; null for none. */
  rawText(code: string): string | null;
  /** The same page at another offset of its text. */
  at(offset: number): BlockPage;
  /** The same page where a token of this container is. */
  of(token: SiteToken): BlockPage;
  /** Says that the page needs the styles of blocks. */
  needStyles(): void;
  include(path: string, props: ReadonlyMap<string, string>): SiteToken[];
  /** Attributes of an `<img>`: address, size, and when to load it. */
  imageAttributes(url: string): Readonly<Record<string, string>>;
  /** The address to write for one that an author wrote; null for a script. */
  href(url: string): string | null;
}

/** A block whose attributes are read by its schema. */
export type Block = Omit<BlockDefinition<AttributeSchema>, 'resolve'> & {
  resolve(name: string, element: ElementToken, page: BlockPage): SiteToken[];
};

/** A block that only another one can contain, such as a card: that one resolves it. */
export function definePart<const Schema extends AttributeSchema>(
  definition: Omit<BlockDefinition<Schema>, 'resolve'> & { readonly container: string },
): Part<Schema> {
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
      const { uses, others } = splitUses(tokens, names);
      const parts = uses.map((element) => {
        const own = page.of(element);
        return { element, page: own, attributes: readAttributes(definition, element, own) };
      });
      return { parts, others };
    },
  };
}

interface Part<Schema extends AttributeSchema> {
  readonly block: Block;
  /** Its uses among the tokens of its container, and what else is there. */
  find(tokens: readonly SiteToken[], page: BlockPage): { parts: readonly PartUse<Schema>[]; others: SiteToken[] };
}

interface PartUse<Schema extends AttributeSchema> {
  readonly element: ElementToken;
  /** The page at the part. */
  readonly page: BlockPage;
  readonly attributes: AttributeValues<Schema>;
}

/** The title of a block: behind its directive's name, or an attribute. */
export function titleOf({ label }: ElementToken, attribute: string | null, page: BlockPage): SiteToken[] | null {
  if (label !== null) return page.inline(label);
  return attribute === null ? null : [textToken(attribute)];
}

export function defineBlock<const Schema extends AttributeSchema>(definition: BlockDefinition<Schema>): Block {
  return {
    ...definition,
    resolve: (name, element, page) =>
      definition.resolve({ name, element, attributes: readAttributes(definition, element, page) }, page),
  };
}

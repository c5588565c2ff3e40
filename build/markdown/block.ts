import type { TokenizerExtension } from 'marked';
import { type AttributeSchema, type AttributeValues, readAttributes } from './attributes.ts';
import type { MarkdownSite, Note } from './markdown-site.ts';
import type { Tag } from './mdx/parse-tag.ts';
import type { PlainData } from './mdx/plain-data.ts';
import type { MarkdownSource } from './source-positions.ts';
import type { ElementToken, SiteToken } from './tokens.ts';

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
  /** Whether its directive stands in a line. */
  readonly isInline?: boolean;
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

export interface BlockUse<Schema extends AttributeSchema> {
  readonly name: string;
  readonly element: ElementToken;
  readonly attributes: AttributeValues<Schema>;
}

/** What blocks ask of their page. */
export interface BlockPage {
  readonly source: MarkdownSource;
  readonly offset: number;
  readonly site: MarkdownSite;
  readonly options: GrammarOptions;
  readonly note: Note;
  /** Resolves tokens as if the author had written them in place of the block. */
  list(tokens: readonly SiteToken[]): SiteToken[];
  /** Resolves what a container holds. */
  blocks(tokens: readonly SiteToken[]): SiteToken[];
  inline(tokens: readonly SiteToken[]): SiteToken[];
  /** An element around what it contains. */
  markup(open: string, close: string, tokens: readonly SiteToken[], isBlock: boolean): SiteToken;
  /** The text of an attribute, also where it is an expression such as `require('./a.png')`. */
  text(tag: Pick<Tag, 'name' | 'attributes'>, name: string): string | null;
  /** The data that an expression is or names; undefined for code. */
  data(code: string): PlainData | undefined;
  /** The text of the file that an expression is imported from as text; null for none. */
  rawText(code: string): string | null;
  /** The same page at another offset of its text. */
  at(offset: number): BlockPage;
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

export function defineBlock<const Schema extends AttributeSchema>(definition: BlockDefinition<Schema>): Block {
  return {
    ...definition,
    resolve: (name, element, page) =>
      definition.resolve({ name, element, attributes: readAttributes(definition, element, page) }, page),
  };
}

import type { TokenizerExtension } from 'marked';
import type { SiteToken } from '../text/tokens.ts';
import type { Block, BlockPage, GrammarOptions } from './block.ts';

/** How a page is parsed, and the blocks that it may have. */
export interface ParseOptions extends GrammarOptions {
  readonly blocks: BlockRegistry;
}

/** The blocks of a site by their names: those of the engine, and those of its plugins. */
export class BlockRegistry {
  readonly blocks: readonly Block[];
  /** Names after `:::`, `::` and `:`. */
  readonly directives: readonly string[];
  /** Those of directives within a line. */
  readonly lineDirectives: readonly string[];
  readonly components: readonly string[];
  readonly #byDirective: ReadonlyMap<string, Block>;
  readonly #byComponent: ReadonlyMap<string, Block>;
  readonly #bySign: ReadonlyMap<string, Block>;
  /** The few blocks that look at every token. */
  readonly #resolvers: readonly Block[];
  readonly #onUse: (block: Block) => void;

  /** `onUse`: called with each block that is found by a name. */
  constructor(blocks: readonly Block[], onUse: (block: Block) => void = () => {}) {
    const byName = (names: (block: Block) => readonly string[] | undefined): ReadonlyMap<string, Block> =>
      new Map(blocks.flatMap((block) => (names(block) ?? []).map((name): [string, Block] => [name, block])));
    this.blocks = blocks;
    this.#byDirective = byName(({ directives }) => directives);
    this.#byComponent = byName(({ components }) => components);
    this.#bySign = byName(({ name }) => [name]);
    this.directives = [...this.#byDirective.keys()];
    this.components = [...this.#byComponent.keys()];
    this.lineDirectives = blocks.flatMap(({ isInline, directives }) => (isInline === true ? (directives ?? []) : []));
    this.#resolvers = blocks.filter(({ resolveToken }) => resolveToken !== undefined);
    this.#onUse = onUse;
  }

  findComponent(name: string): Block | null {
    return this.#use(this.#byComponent.get(name));
  }

  findDirective(name: string): Block | null {
    return this.#use(this.#byDirective.get(name));
  }

  /** The block with this special syntax, or null. */
  findSign(name: string): Block | null {
    return this.#use(this.#bySign.get(name));
  }

  /** The syntax of all blocks, for a text. */
  syntax(options: GrammarOptions, text: string): TokenizerExtension[] {
    return this.blocks.flatMap((block) => block.syntax?.(options, text) ?? []);
  }

  /** Resolves one of marked's own tokens that represents a block; null for any other token. */
  resolveToken(token: SiteToken, page: BlockPage): SiteToken[] | null {
    for (const block of this.#resolvers) {
      const resolved = block.resolveToken?.(token, page) ?? null;
      if (resolved !== null) return resolved;
    }
    return null;
  }

  #use(block: Block | undefined): Block | null {
    if (block !== undefined) this.#onUse(block);
    return block ?? null;
  }
}

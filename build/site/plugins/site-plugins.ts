import { SourceError } from '../../base/report/finding.ts';
import type { Block } from '../../page/blocks/block.ts';
import { BlockRegistry } from '../../page/blocks/block-registry.ts';
import { ENGINE_BLOCKS } from '../../page/blocks/registry.ts';
import type { PageKind, WrittenPage } from '../../page/kinds/page-kind.ts';
import { WRITTEN_KINDS } from '../../page/kinds/page-kind.ts';
import type { Importer } from '../../tools/import/importer.ts';
import type { Check } from '../checks/check.ts';
import { type frontMatterSchema, frontMatterWith } from '../docs/front-matter.ts';
import type { Plugin } from './plugin.ts';

/** A plugin whose parts report their own faults. */
export interface LoadedPlugin extends Plugin {
  /** Hash of its code and styles. */
  readonly digest: string;
  readonly styles: string;
  readonly blocks: readonly Block[];
  readonly pages: readonly SiteKind[];
}

/** A kind of pages, with the plugin that adds it. */
export interface SiteKind extends PageKind {
  readonly plugin?: KindPlugin;
}

interface KindPlugin {
  readonly digest: string;
  /** The name of its styles; null without. */
  readonly styles: string | null;
  /** Its own file, for messages about pages without one. */
  readonly file: string;
  /** Makes the forms of a page, whose HTML is the plugin's code too. Throws SourceError. */
  readonly make: <T>(file: string, work: () => T) => T;
}

/** All that the plugins of a site add to the engine. */
export class SitePlugins {
  readonly plugins: readonly LoadedPlugin[];
  readonly blocks: BlockRegistry;
  readonly checks: readonly Check[];
  /** Kinds of written pages, with those of the engine. */
  readonly kinds: readonly SiteKind[];
  readonly importers: readonly Importer[];
  readonly frontMatter: typeof frontMatterSchema;
  /** Stylesheets by name. */
  readonly styles: ReadonlyMap<string, Uint8Array>;
  readonly #digests: ReadonlyMap<string, string>;

  constructor(plugins: readonly LoadedPlugin[]) {
    this.plugins = plugins;
    const own = plugins.flatMap(({ blocks }) => blocks);
    this.blocks = own.length === 0 ? ENGINE_BLOCKS : new BlockRegistry([...ENGINE_BLOCKS.blocks, ...own]);
    this.checks = plugins.flatMap(({ checks = [] }) => checks);
    this.kinds = [...plugins.flatMap(({ pages }) => pages), ...WRITTEN_KINDS];
    this.importers = plugins.flatMap(({ importers = [] }) => importers);
    this.frontMatter = frontMatterWith(Object.assign({}, ...plugins.map(({ frontMatter }) => frontMatter)));
    this.styles = new Map(
      plugins.flatMap(({ name, styles }) => (styles === '' ? [] : [[stylesOf(name), Buffer.from(styles)]])),
    );
    this.#digests = new Map(
      plugins.flatMap(({ blocks, digest }) => blocks.map(({ name }): [string, string] => [name, digest])),
    );
  }

  /** The version of the plugin that has a block; null for a block of the engine. */
  digestOf(block: string): string | null {
    return this.#digests.get(block) ?? null;
  }

  /** What may change how any page is read: the names of blocks, and plugins with a syntax of their own. */
  get syntax(): readonly string[] {
    return this.plugins.flatMap(({ blocks, digest }) =>
      blocks.flatMap(({ directives = [], components = [], isInline, syntax, resolveToken }) => [
        ...directives.map((name) => (isInline === true ? `:${name}` : `:::${name}`)),
        ...components,
        ...(syntax === undefined && resolveToken === undefined ? [] : [digest]),
      ]),
    );
  }

  kindOf(page: WrittenPage): SiteKind {
    const kind = this.kinds.find((each) => each.isOf(page));
    // Every page can be a guide.
    if (kind === undefined) throw new Error(`No kind of page fits ${page.relativeFile}`);
    return kind;
  }

  /** The same; null if a plugin fails, which is reported when the page is compiled. */
  findKind(page: WrittenPage): SiteKind | null {
    try {
      return this.kindOf(page);
    } catch (error) {
      if (error instanceof SourceError) return null;
      throw error;
    }
  }
}

export const NO_PLUGINS = new SitePlugins([]);

/** The name of a plugin's styles among those of blocks. */
export function stylesOf(plugin: string): string {
  return `plugin ${plugin}`;
}

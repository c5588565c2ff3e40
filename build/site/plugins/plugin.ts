import type { Block } from '../../page/blocks/block.ts';
import type { PageKind } from '../../page/kinds/page-kind.ts';
import type { Importer } from '../../tools/import/importer.ts';
import type { Check } from '../checks/check.ts';
import type { FieldKind } from '../docs/front-matter.ts';

/** Parts that a site adds to the engine, by the same interfaces as the engine's own parts. They run at build only. */
export interface Plugin {
  /** Names the plugin in messages: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Blocks for Markdown pages, each made by `defineBlock()`. */
  readonly blocks?: readonly Block[];
  /** Checks of pages as they are written. */
  readonly checks?: readonly Check[];
  /** Kinds of pages written as Markdown, and the pages that list them. */
  readonly pages?: readonly PageKind[];
  /** Other documentation tools for `docvane import`. */
  readonly importers?: readonly Importer[];
  /** Fields of front matter by name. */
  readonly frontMatter?: Readonly<Record<string, FieldKind>>;
}

/** Returns the plugin, with types. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

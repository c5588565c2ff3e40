import { RULE_NAMES } from '../../base/report/rules.ts';
import { ENGINE_BLOCKS } from '../../page/blocks/registry.ts';
import { WRITTEN_KINDS } from '../../page/kinds/page-kind.ts';
import { ENGINE_TOOLS } from '../../tools/import/importer.ts';
import { FRONT_MATTER_KEYS } from '../docs/front-matter.ts';
import type { Plugin } from './plugin.ts';

/** The names that plugins share with each other and with the engine, by what they name. */
interface Names {
  readonly block: readonly string[];
  readonly check: readonly string[];
  readonly 'front matter field': readonly string[];
  readonly importer: readonly string[];
  readonly 'kind of pages': readonly string[];
}

const ENGINE_NAMES: Names = {
  block: namesOfBlocks(ENGINE_BLOCKS.blocks),
  check: [...RULE_NAMES, 'maxWords', 'words', 'spelling'],
  'front matter field': FRONT_MATTER_KEYS,
  // An importer of another name may have the same files: plugins come first.
  importer: ENGINE_TOOLS,
  'kind of pages': WRITTEN_KINDS.map(({ name }) => name),
};

/** Components of a site that have the name of a plugin's block, as messages. */
export function findComponentClashes(plugins: readonly Plugin[], components: readonly string[]): string[] {
  return plugins.flatMap(({ name: plugin, blocks = [] }) =>
    blocks
      .flatMap((block) => block.components ?? [])
      .filter((name) => components.includes(name))
      .map((name) => `Cannot use the plugin "${plugin}": the site has a component "${name}" too. Rename one of them.`),
  );
}

/** Names that a plugin must not use, because the engine or an earlier plugin has them, as messages. */
export function findClashes(plugin: Plugin, earlier: readonly Plugin[]): string[] {
  const cannot = `Cannot use the plugin ${JSON.stringify(plugin.name)}`;
  if (earlier.some(({ name }) => name === plugin.name))
    return [`${cannot}: another plugin has the same name. Remove one of them, or rename it.`];
  const owners = [
    { owner: 'the engine', names: ENGINE_NAMES },
    ...earlier.map((other) => ({ owner: `the plugin ${JSON.stringify(other.name)}`, names: namesOf(other) })),
  ];
  const own = namesOf(plugin);
  return (Object.keys(own) as (keyof Names)[]).flatMap((what) =>
    [...new Set(own[what])].flatMap((name) => {
      if (own[what].indexOf(name) !== own[what].lastIndexOf(name))
        return [
          `${cannot}: it has two parts of the type "${what}" with the name ${JSON.stringify(name)}. Rename one of them.`,
        ];
      const owner = owners.find(({ names }) => names[what].includes(name))?.owner;
      return owner === undefined
        ? []
        : [
            `${cannot}: ${owner} has ${what === 'importer' ? 'an' : 'a'} ${what} ${JSON.stringify(name)} too. Rename it.`,
          ];
    }),
  );
}

function namesOf({ blocks = [], checks = [], importers = [], pages = [], frontMatter = {} }: Plugin): Names {
  return {
    block: namesOfBlocks(blocks),
    check: checks.map(({ rule }) => rule),
    'front matter field': Object.keys(frontMatter),
    importer: importers.map(({ name }) => name),
    'kind of pages': pages.map(({ name }) => name),
  };
}

function namesOfBlocks(blocks: NonNullable<Plugin['blocks']>): string[] {
  return blocks.flatMap(({ name, directives = [], components = [] }) => [
    ...new Set([name, ...directives, ...components]),
  ]);
}

import type { Block } from '../../page/blocks/block.ts';
import type { WrittenPage } from '../../page/kinds/page-kind.ts';
import type { SiteToken } from '../../page/text/tokens.ts';
import type { Importer } from '../../tools/import/importer.ts';
import type { Check } from '../checks/check.ts';
import type { PluginCall, PluginGuard } from './guard.ts';
import type { Plugin } from './plugin.ts';
import { type LoadedPlugin, type SiteKind, stylesOf } from './site-plugins.ts';

interface PluginFacts {
  readonly digest: string;
  readonly styles: string;
  /** For messages without another place. */
  readonly file: string;
  readonly guard: PluginGuard;
  /** Where a page of the content folder is, for messages. */
  readonly place: (relativeFile: string) => string;
}

/** The plugin whose parts, if they throw, report a fault of the page or the file that they were called for. */
export function guardPlugin(plugin: Plugin, facts: PluginFacts): LoadedPlugin {
  const { name, blocks = [], checks = [], pages = [], importers = [] } = plugin;
  const { digest, styles, guard } = facts;
  const sheet = styles === '' ? null : stylesOf(name);
  return {
    ...plugin,
    ...{ digest, styles },
    blocks: blocks.map((block) => guardBlock(block, sheet, guard)),
    checks: checks.map((check) => guardCheck(check, facts)),
    pages: pages.map((kind) => guardKind(kind, sheet, facts)),
    importers: importers.map((importer) => guardImporter(importer, facts)),
  };
}

function guardBlock(block: Block, sheet: string | null, guard: PluginGuard): Block {
  return {
    ...block,
    ...(sheet === null ? {} : { sheet, isStyled: true }),
    resolve(name, element, page) {
      const location = { file: page.source.file, position: page.source.at(page.offset) };
      const call = { location, what: `show the block ${JSON.stringify(name)}` };
      return guard.call(call, () => block.resolve(name, element, page)).map((token) => guardToken(token, call, guard));
    },
  };
}

/** Blocks are rendered after all of a page has been resolved. */
function guardToken(token: SiteToken, call: PluginCall, guard: PluginGuard): SiteToken {
  if (token.type !== 'block') return token;
  return {
    ...token,
    html: (page) => guard.call(call, () => token.html(page)),
    markdown: (page) => guard.call(call, () => token.markdown(page)),
  };
}

function guardCheck(check: Check, { file, guard }: PluginFacts): Check {
  const what = `run the check ${JSON.stringify(check.rule)}`;
  return {
    ...check,
    async start(site) {
      const checkPage = await guard.wait({ location: { file }, what }, () => check.start(site));
      if (checkPage === null) return null;
      return (page, note) => guard.call({ location: { file: page.source.file }, what }, () => checkPage(page, note));
    },
  };
}

function guardKind(kind: SiteKind, styles: string | null, { digest, file, guard, place }: PluginFacts): SiteKind {
  const what = `make a page of the kind ${JSON.stringify(kind.name)}`;
  const at = ({ relativeFile }: WrittenPage): PluginCall => ({ location: { file: place(relativeFile) }, what });
  const { collect } = kind;
  return {
    name: kind.name,
    isOf: (page) => guard.call(at(page), () => kind.isOf(page)),
    compose: (page, forms) => guard.call(at(page), () => kind.compose(page, forms)),
    ...(collect === undefined
      ? {}
      : { collect: (pages, site) => guard.call({ location: { file }, what }, () => collect.call(kind, pages, site)) }),
    plugin: { digest, styles, make: (page, work) => guard.call({ location: { file: page }, what }, work) },
  };
}

function guardImporter(importer: Importer, { file, guard }: PluginFacts): Importer {
  const call = { location: { file }, what: `import a project of ${importer.name}` };
  return { ...importer, import: (project, target) => guard.wait(call, () => importer.import(project, target)) };
}

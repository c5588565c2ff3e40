import type { TokenizerExtension } from 'marked';
import type { Block, BlockPage } from '../../page/blocks/block.ts';
import type { WrittenPage } from '../../page/kinds/page-kind.ts';
import type { SiteToken } from '../../page/text/tokens.ts';
import type { Importer } from '../../tools/import/importer.ts';
import type { Check, CheckedPage, NoteAt } from '../checks/check.ts';
import type { PluginCall, PluginGuard } from './guard.ts';
import { mapBlocks } from './map-blocks.ts';
import type { Plugin } from './plugin.ts';
import { RESULTS } from './results.ts';
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

/**
 * The plugin whose parts report a fault of the page or the file that they were called for if they throw, or return what
 * the engine cannot use.
 */
export function guardPlugin(plugin: Plugin, facts: PluginFacts): LoadedPlugin {
  const { name, blocks = [], checks = [], pages = [], importers = [] } = plugin;
  const { digest, styles } = facts;
  const sheet = styles === '' ? null : stylesOf(name);
  return {
    ...plugin,
    ...{ digest, styles },
    blocks: blocks.map((block) => guardBlock(block, sheet, facts)),
    checks: checks.map((check) => guardCheck(check, facts)),
    pages: pages.map((kind) => guardKind(kind, sheet, facts)),
    importers: importers.map((importer) => guardImporter(importer, facts)),
  };
}

function guardBlock(block: Block, sheet: string | null, { guard, file }: PluginFacts): Block {
  const { syntax, resolveToken } = block;
  const what = `show the block ${JSON.stringify(block.name)}`;
  const callOn = ({ source, offset }: BlockPage): PluginCall => {
    const position = source.at(offset);
    return { location: { file: source.file, position }, what };
  };
  return {
    ...block,
    ...(sheet === null ? {} : { sheet, isStyled: true }),
    resolve(name, element, page) {
      const call = { ...callOn(page), what: `show the block ${JSON.stringify(name)}` };
      const tokens = guard.call(call, () => block.resolve(name, element, page));
      return guardTokens(guard.expect(call, 'resolve()', tokens, RESULTS.tokens), call, guard);
    },
    ...(resolveToken === undefined
      ? {}
      : {
          resolveToken(token, page) {
            const call = callOn(page);
            const tokens = guard.call(call, () => resolveToken.call(block, token, page));
            guard.expect(call, 'resolveToken()', tokens, RESULTS.tokensOrNull);
            return tokens === null ? null : guardTokens(tokens, call, guard);
          },
        }),
    ...(syntax === undefined
      ? {}
      : {
          syntax(options, text) {
            const call = {
              location: { file: options.file ?? file },
              what: `read the syntax of the block "${block.name}"`,
            };
            const extensions = guard.call(call, () => syntax.call(block, options, text));
            guard.expect(call, 'syntax()', extensions, RESULTS.extensions);
            return extensions.map((extension) => guardExtension(extension, call, guard));
          },
        }),
  };
}

function guardExtension(extension: TokenizerExtension, call: PluginCall, guard: PluginGuard): TokenizerExtension {
  const { start, tokenizer } = extension;
  return {
    ...extension,
    tokenizer(...given) {
      return guard.call(call, () => tokenizer.apply(this, given));
    },
    ...(start === undefined
      ? {}
      : {
          start(source) {
            return guard.call(call, () => start.call(this, source));
          },
        }),
  };
}

/** Blocks are rendered after all of a page has been resolved. */
function guardTokens(tokens: readonly SiteToken[], call: PluginCall, guard: PluginGuard): SiteToken[] {
  return mapBlocks(tokens, (token) => ({
    ...token,
    html: (page) =>
      guard.expect(
        call,
        'html()',
        guard.call(call, () => token.html(page)),
        RESULTS.list,
      ),
    markdown: (page) =>
      guard.expect(
        call,
        'markdown()',
        guard.call(call, () => token.markdown(page)),
        RESULTS.text,
      ),
  }));
}

function guardCheck(check: Check, { file, guard }: PluginFacts): Check {
  const what = `run the check ${JSON.stringify(check.rule)}`;
  return {
    ...check,
    async start(site) {
      const call = { location: { file }, what };
      const checkPage = await guard.wait(call, () => check.start(site));
      guard.expect(call, 'start()', checkPage, RESULTS.checkOrNull);
      if (checkPage === null) return null;
      return (page, note) =>
        guard.wait({ location: { file: page.source.file }, what }, () => checkPage(page, checkedNote(page, note)));
    },
  };
}

/** Without a place in the page, a message would have a wrong line. */
function checkedNote({ source: { body } }: CheckedPage, note: NoteAt): NoteAt {
  return (message, offset) => {
    if (typeof message !== 'string') throw new TypeError(`note() got ${String(message)} as its message`);
    if (offset !== undefined && !(Number.isInteger(offset) && offset >= 0 && offset <= body.length))
      throw new RangeError(`note() got the offset ${String(offset)}, but the body has ${body.length} characters`);
    note(message, offset);
  };
}

function guardKind(kind: SiteKind, styles: string | null, { digest, file, guard, place }: PluginFacts): SiteKind {
  const what = `make a page of the kind ${JSON.stringify(kind.name)}`;
  const at = ({ relativeFile }: WrittenPage): PluginCall => ({ location: { file: place(relativeFile) }, what });
  const { collect } = kind;
  return {
    name: kind.name,
    isOf: (page) => guard.call(at(page), () => kind.isOf(page)),
    compose(page, forms) {
      const made = guard.call(at(page), () => kind.compose(page, forms));
      return guard.expect(at(page), 'compose()', made, RESULTS.page);
    },
    ...(collect === undefined
      ? {}
      : {
          collect(pages, site) {
            const call = { location: { file }, what };
            const collected = guard.call(call, () => collect.call(kind, pages, site));
            return guard.expect(call, 'collect()', collected, RESULTS.collected);
          },
        }),
    plugin: { digest, styles, file, make: (page, work) => guard.call({ location: { file: page }, what }, work) },
  };
}

function guardImporter(importer: Importer, { file, guard }: PluginFacts): Importer {
  const call = { location: { file }, what: `import a project of ${importer.name}` };
  return {
    ...importer,
    async import(project, target) {
      const counts = await guard.wait(call, () => importer.import(project, target));
      return guard.expect(call, 'import()', counts, RESULTS.counts);
    },
  };
}

import { oneLine } from '../../../../page/text/markdown/markdown-text.ts';
import type { CodeUse, PageCode, RenderedUse } from '../../run/run-components.ts';
import { type ComponentRun, runCode } from './component-run.ts';
import type { PageComponents } from './page-components.ts';
import { type ComponentUse, contentAt } from './page-expander.ts';
import { readTree } from './tree/html-tree.ts';
import type { PageLanguage } from './tree/page-tree.ts';
import { toMarkdown } from './tree/tree-markdown.ts';
import { textOf } from './tree/tree-search.ts';
import { contentsOf, splitHtml, textsOf, toJsx, withInner, withoutIncludes } from './use-code.ts';

/** A page with uses that only running code could show. */
export interface PageUses {
  readonly path: string;
  readonly components: PageComponents;
  readonly uses: readonly ComponentUse[];
  /** The offsets of these uses. */
  readonly needed: ReadonlySet<number>;
}

/** What a use shows at first, as Markdown with placeholders, or why it cannot be shown. */
export type ShownUse =
  | {
      readonly kind: 'shown';
      readonly markdown: string;
      /** The paths of pages in it, which have placeholders by their number here. */
      readonly pages: readonly string[];
      readonly isPart: boolean;
    }
  | FailedUse;

type FailedUse = Extract<RenderedUse, { kind: 'failed' }>;

/** What the uses on pages show, by the paths of pages and the offsets of uses. */
export type ShownUses = ReadonlyMap<string, ReadonlyMap<number, ShownUse>>;

/** Runs the components that pages use. */
export async function runUses(
  root: string,
  pages: readonly PageUses[],
  language: PageLanguage,
  run: ComponentRun,
): Promise<ShownUses> {
  const names = pages.flatMap(({ uses, needed, components }) =>
    usesToRun(uses, needed, components)
      .flatMap(withInner)
      .map(({ name }) => name),
  );
  if (names.length === 0) return new Map();
  run.onRun([...new Set(names)].sort());
  const codes = pages.map(toPageCodes);
  const results = [...(await runCode(root, codes.flat(), language, run))];
  return new Map(
    pages.map((page, index) => {
      const own = (codes[index] ?? []).flatMap(({ uses }) => {
        const ran = results.shift() ?? [];
        return uses.map(({ offset }, at): [number, RenderedUse] => [offset, ran[at] ?? failed('it was not run')]);
      });
      return [page.path, readResults(page, new Map(own))];
    }),
  );
}

/** The code for all uses, with those that need the same imports together. */
function toPageCodes({ path, components, uses, needed }: PageUses): PageCode[] {
  const codes = new Map<string, CodeUse[]>();
  for (const use of usesToRun(uses, needed, components)) {
    const jsx = toJsx(use, components);
    const names = [...new Set(withInner(use).map(({ name }) => name))].sort();
    if (!components.isCode(jsx)) continue;
    const code = components.codeFor(names, jsx, uses);
    const written = codes.get(code) ?? [];
    codes.set(code, [...written, { offset: use.offset, jsx, names: names.join(' ') }]);
  }
  return [...codes].map(([code, written]) => ({ path, code, uses: written }));
}

/** The outermost uses, which show others in their context, and each that is needed by itself. */
function usesToRun(
  uses: readonly ComponentUse[],
  needed: ReadonlySet<number>,
  components: PageComponents,
): ComponentUse[] {
  const outermost = withoutIncludes(uses, components).filter((use) =>
    withInner(use).some(({ offset }) => needed.has(offset)),
  );
  const inner = outermost.flatMap((use) => withInner(use).slice(1)).filter(({ offset }) => needed.has(offset));
  return [...outermost, ...inner];
}

function readResults(
  { components, uses, needed }: PageUses,
  results: ReadonlyMap<number, RenderedUse>,
): Map<number, ShownUse> {
  const htmls = new Map<number, string>();
  for (const { offset } of usesToRun(uses, needed, components)) {
    const result = results.get(offset);
    if (result?.kind !== 'shown') continue;
    for (const [at, html] of splitHtml(offset, result.html)) if (!htmls.has(at)) htmls.set(at, html);
  }
  const shown = uses
    .flatMap(withInner)
    .filter(({ offset }) => needed.has(offset))
    .map((use): [number, ShownUse] => {
      const html = htmls.get(use.offset);
      if (html !== undefined) return [use.offset, toShown(html, use, components)];
      const result = results.get(use.offset);
      return [use.offset, result?.kind === 'failed' ? result : failed('its use cannot be read')];
    });
  return new Map(shown);
}

function failed(why: string): FailedUse {
  return { kind: 'failed', why, missing: null };
}

/** A line that code shows until it has loaded something, or for a value that it does not have. */
const WAITING =
  /^[*_ \t]{0,5}(?:loading\b.{0,20}|[\d /]{0,20}(?:undefined|null|NaN|\\\[object Object\\\])[\d /]{0,20})[*_]{0,5}$/i;
const FENCES = /^(`{3,})[^`\n]*\n[\s\S]*?^\1$/gm;

function toShown(html: string, use: ComponentUse, components: PageComponents): ShownUse {
  const { tree, browserOnly, pages } = readTree(html);
  const markdown = toMarkdown(tree);
  const lines = markdown.replace(FENCES, '\0').split('\n');
  if (lines.every((line) => line.trim() === '' || WAITING.test(line)))
    return failed(browserOnly > 0 ? 'it shows nothing outside a browser' : 'it shows nothing at first');
  if (!pages.every((path) => components.isPage(path))) return failed('it shows a page that the project does not have');
  const text = oneLine(textOf(tree));
  const isWhole =
    contentsOf(use, components).every((offset) => markdown.includes(contentAt(offset))) &&
    textsOf(use, components).every((part) => text.includes(part));
  if (!isWhole) return failed('it hides its content at first');
  return { kind: 'shown', markdown, pages, isPart: browserOnly > 0 };
}

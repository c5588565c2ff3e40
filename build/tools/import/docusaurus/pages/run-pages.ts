import { slashPath } from '../../../../base/source/file-paths.ts';
import type { RenderedUse } from '../../run/run-components.ts';
import { type ComponentRun, runCode } from './component-run.ts';
import { PAGE_PLACE, readTree } from './tree/html-tree.ts';
import type { PageContent, PageLanguage, Tree } from './tree/page-tree.ts';

/** What a page written in code shows at first, or why it cannot be shown. */
export type RanPage =
  | (PageContent & {
      readonly kind: 'shown';
      /** Whether a part of it needs a browser, or is a page that it includes. */
      readonly isPart: boolean;
    })
  | Extract<RenderedUse, { kind: 'failed' }>;

/** Runs the components that files export as pages. Returns their results in the same order. */
export async function runPages(
  root: string,
  files: readonly string[],
  language: PageLanguage,
  run: ComponentRun,
): Promise<readonly RanPage[]> {
  const names = files.map((file) => slashPath(root, file));
  run.onRun(names);
  const codes = files.map((path) => ({
    path,
    code: `import Page from ${JSON.stringify(path)};`,
    uses: [{ offset: 0, jsx: '<Page />', names: path }],
  }));
  const results = await runCode(root, codes, language, run);
  return results.map(([result]): RanPage => {
    if (result?.kind !== 'shown') return result ?? { kind: 'failed', why: 'it was not run', missing: null };
    const { tree, title, description, browserOnly, pages } = readTree(result.html.replace(PAGE_PLACE, ''));
    return { kind: 'shown', tree: tree.map(withoutPages), title, description, isPart: browserOnly + pages.length > 0 };
  });
}

/** A page in Markdown without MDX includes no others. */
function withoutPages(tree: Tree): Tree {
  if (typeof tree === 'string') return tree.replace(PAGE_PLACE, '');
  return { ...tree, children: tree.children.map(withoutPages) };
}

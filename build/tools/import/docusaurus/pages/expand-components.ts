import { dirname, join, relative } from 'node:path';
import { Report } from '../../../../base/report/report.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { FRONT_MATTER } from '../../../../site/docs/front-matter.ts';
import { ProjectModules } from '../../evaluate/project-modules.ts';
import type { ImportNotes } from '../../shared/import-notes.ts';
import { rewriteMarkdown } from '../../shared/markdown-files.ts';
import { LeftComponents } from './left-components.ts';
import { loadSharedComponents, PageComponents, readPageCode } from './page-components.ts';
import { PageExpander } from './page-expander.ts';
import type { PageLanguage } from './page-tree.ts';

/** Where the components of pages come from, and what they are rendered with. */
interface ComponentSource {
  readonly root: string;
  readonly contentDir: string;
  readonly language: PageLanguage;
}

/**
 * Replaces uses of the project's own components by what they show, if that is static: elements, text and the content of
 * the use. Others stay for the build, which shows their content, and are counted in the notes.
 */
export async function expandComponents(
  { root, contentDir, language }: ComponentSource,
  notes: ImportNotes | null,
): Promise<void> {
  const modules = new ProjectModules(root, new Report());
  const shared = await loadSharedComponents(root, modules);
  const left = new LeftComponents();
  await rewriteMarkdown(contentDir, async (text, file) => {
    const path = join(root, relative(contentDir, file));
    const page = readPageCode(path, text);
    if (page === null) return text;
    const components = new PageComponents({ root, language, modules, shared }, page.module);
    const expander = new PageExpander(components.names, async (use, place) => {
      const { shown, missing } = await components.render(use);
      if (missing !== null) left.add(use.name, path, missing === 'part');
      return shown === null ? null : place(shown);
    });
    return (await expander.expand(text)).text;
  });
  if (notes !== null) left.note(notes);
}

/**
 * Adds imports of the partials that `src/theme/MDXComponents` makes available on all pages, where pages use them without
 * an import.
 */
export async function importSharedPartials(root: string, contentDir: string): Promise<void> {
  const shared = await loadSharedComponents(root, new ProjectModules(root, new Report()));
  if (shared === null) return;
  const partials = [...shared.locals].flatMap(([name, local]) => {
    const from = shared.module.imports.get(local)?.from ?? '';
    if (!/\.mdx?$/i.test(from)) return [];
    const path = from.startsWith('@site/') ? from : `@site/${relative(root, join(dirname(shared.module.path), from))}`;
    return [[name, path] as const];
  });
  await rewriteMarkdown(contentDir, (text) => {
    const code = new CodeRegions(text);
    const used = partials.filter(([name]) => {
      const uses = [...text.matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'g'))];
      return (
        uses.some(({ index }) => !code.includes(index)) && !new RegExp(`^import\\s.*\\b${name}\\b`, 'm').test(text)
      );
    });
    if (used.length === 0) return text;
    const start = FRONT_MATTER.exec(text)?.[0].length ?? 0;
    const lines = used.map(([name, path]) => `import ${name} from '${path}';\n`).join('');
    return `${text.slice(0, start)}\n${lines}\n${text.slice(start)}`;
  });
}

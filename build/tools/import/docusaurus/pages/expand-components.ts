import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Report } from '../../../../base/report/report.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { oneLine } from '../../../../page/text/markdown/markdown-text.ts';
import { FRONT_MATTER } from '../../../../site/docs/front-matter.ts';
import { ProjectModules } from '../../evaluate/project-modules.ts';
import { tellLoss } from '../../shared/markup/tell-loss.ts';
import { listMarkdown, rewriteMarkdown } from '../../shared/pages/markdown-files.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { copyImports } from '../content/copy-imports.ts';
import { modulesOf, type PagePlaces, placeInProject } from '../content/page-places.ts';
import { expandExpressions } from './expand-expressions.ts';
import type { PageSource } from './import-pages.ts';
import { keepHeadingIds } from './keep-heading-ids.ts';
import { LeftComponents } from './left-components.ts';
import { loadSharedComponents, PageComponents, readPageCode, type SharedComponents } from './page-components.ts';
import { PageExpander } from './page-expander.ts';
import { PageExpansion } from './page-expansion.ts';
import { type PageUses, runUses, type ShownUses } from './run-uses.ts';
import type { PageLanguage } from './tree/page-tree.ts';

/** Where the components of pages come from, and what they are rendered with. */
interface ComponentSource extends PagePlaces, Pick<PageSource, 'run'> {
  readonly language: PageLanguage;
}

/**
 * Replaces uses of the project's own components by what they show, if that is static, or by what running their code
 * shows, if that is allowed. Others stay for the build, which shows their content, and are counted in the notes. Returns
 * the number of files that it copied.
 */
export async function expandComponents(source: ComponentSource, notes: ImportNotes | null): Promise<number> {
  const { root, contentDir } = source;
  const expander = await ComponentExpander.load(source);
  const shown = await expander.run();
  const left = new LeftComponents(root, { isRun: source.run !== null });
  await rewriteMarkdown(contentDir, (text, file) => expander.expand(text, file, shown, { left, notes }));
  if (notes !== null) left.note(notes);
  // Images that components have imported.
  return source.run === null ? 0 : (await copyImports(source)).files;
}

const NOT_RUN: ShownUses = new Map();
const MAX_QUOTED = 60;

/** Where what is not shown is counted, and reported unless it is null. */
interface Losses {
  readonly left: LeftComponents;
  readonly notes: ImportNotes | null;
}

class ComponentExpander {
  readonly #source: ComponentSource;
  readonly #modules: ProjectModules;
  readonly #shared: SharedComponents | null;

  private constructor(source: ComponentSource, modules: ProjectModules, shared: SharedComponents | null) {
    this.#source = source;
    this.#modules = modules;
    this.#shared = shared;
  }

  static async load(source: ComponentSource): Promise<ComponentExpander> {
    const modules = modulesOf(source);
    return new ComponentExpander(source, modules, await loadSharedComponents(source.root, modules));
  }

  /** Runs the components that only running could show, if that is allowed. */
  async run(): Promise<ShownUses> {
    const { root, contentDir, language, run } = this.#source;
    if (run === null) return NOT_RUN;
    const pages: PageUses[] = [];
    for (const file of await listMarkdown(contentDir)) {
      const text = keepHeadingIds(await readFile(file, 'utf8'));
      const path = placeInProject(this.#source, file);
      const components = this.#componentsOf(path, text);
      if (components === null) continue;
      const needed = new Set<number>();
      const expander = new PageExpander(components.names, async (use, place) => {
        const { shown, missing } = await components.render(use);
        if (missing !== null && components.isRunnable(use)) needed.add(use.offset);
        return shown === null ? null : place(shown);
      });
      const { uses } = await expander.expand(text);
      if (needed.size > 0) pages.push({ path, components, uses, needed });
    }
    return await runUses(root, pages, language, run);
  }

  async expand(written: string, file: string, shownUses: ShownUses, { left, notes }: Losses): Promise<string> {
    const path = placeInProject(this.#source, file);
    const text = keepHeadingIds(written);
    const components = this.#componentsOf(path, text);
    if (components === null) return written;
    const page = new PageExpansion(components, shownUses.get(path) ?? new Map());
    const expander = new PageExpander(components.names, (use, place) => page.render(use, place));
    const expanded = await expander.expand(text);
    for (const outcome of page.outcomes) left.add(outcome, path);
    const shown = await expandExpressions(expanded.text, async (code) => {
      const rendered = await components.renderExpression(code);
      const what = `what {${oneLine(code).slice(0, MAX_QUOTED)}} shows`;
      if (rendered === null && notes !== null) tellLoss({ kind: 'missing', what }, { file: displayPath(path) }, notes);
      return rendered ?? null;
    });
    return withImports(shown, page.imports);
  }

  /** Null for a page without components. */
  #componentsOf(path: string, text: string): PageComponents | null {
    const { root, language } = this.#source;
    const page = readPageCode(path, text);
    const project = { root, language, modules: this.#modules, shared: this.#shared };
    return page === null ? null : new PageComponents(project, page);
  }
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
    const imports = used.map(([name, path]) => `import ${name} from ${JSON.stringify(path)};\n`);
    return withImports(text, imports);
  });
}

/** A page with imports before its content. */
function withImports(text: string, imports: readonly string[]): string {
  if (imports.length === 0) return text;
  const start = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  return `${text.slice(0, start)}\n${imports.join('')}\n${text.slice(start)}`;
}

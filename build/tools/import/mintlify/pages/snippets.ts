import { join } from 'node:path';
import { readText } from '../../../../base/source/read-text.ts';
import { takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import type { PlainData } from '../../../../page/mdx/plain-data.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { parseMarkup } from '../../shared/markup/markup-tree.ts';
import type { SourcePage } from '../../shared/pages/read-page.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';

/** Markdown that pages include. */
export interface Snippet extends Pick<SourcePage, 'name' | 'file' | 'body' | 'linesBefore'> {
  /** A number for names of imports. */
  readonly id: number;
  /** Its file in the content folder. */
  readonly target: string;
  /** Data that it exports by name; undefined for code. */
  readonly exports: ReadonlyMap<string, PlainData | undefined>;
  /** Whether it begins with parts of another component, such as steps, which have to be directly in it. */
  readonly isPart: boolean;
}

/** Components that belong directly in another one. */
const PARTS: ReadonlySet<string> = new Set([
  ...[
    'Step',
    'Tab',
    'Card',
    'Tile',
    'Column',
    'View',
    'ParamField',
    'ResponseField',
    'Tree.File',
    'Tree.Folder',
    'Color.Item',
    'li',
    'tr',
  ],
]);
const FRONT_MATTER = /^\s*---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** The snippets of a project. */
export class Snippets {
  readonly #byName: ReadonlyMap<string, Snippet>;

  private constructor(snippets: readonly Snippet[]) {
    this.#byName = new Map(snippets.map((snippet) => [snippet.name, snippet]));
  }

  static async load(root: string, names: readonly string[], notes: ImportNotes): Promise<Snippets> {
    const snippets: Snippet[] = [];
    const targets = new Set<string>();
    for (const [id, name] of names.entries()) {
      const snippet = await notes.report.attempt(async () =>
        readSnippet(await readText(join(root, name), 'the snippet'), name, id),
      );
      if (snippet === null) continue;
      // `snippets/a` and `_snippets/a` would be the same file.
      let { target } = snippet;
      while (targets.has(target)) target = target.replace(/\.mdx$/, `-${id}$&`);
      targets.add(target);
      snippets.push({ ...snippet, target });
    }
    return new Snippets(snippets);
  }

  /** The snippet of `<Snippet file>`, which is relative to a folder of snippets. */
  findFile(file: string): Snippet | null {
    const name = file.replace(/^\.?\//, '');
    const candidates = ['', 'snippets/', '_snippets/'].map((folder) => folder + name);
    return candidates.map((candidate) => this.find(candidate)).find((snippet) => snippet !== null) ?? null;
  }

  find(name: string): Snippet | null {
    return this.#byName.get(name) ?? null;
  }
}

function readSnippet(
  { file, text }: { readonly file: string; readonly text: string },
  name: string,
  id: number,
): Snippet {
  const head = FRONT_MATTER.exec(text)?.[0] ?? '';
  const body = text.slice(head.length);
  const { text: shown, exports } = takeModuleLines(body, new CodeRegions(body));
  const first = parseMarkup(shown).find((node) => node.kind !== 'text' || node.text.trim() !== '');
  return {
    ...{ name, file, body, id, exports },
    linesBefore: head.split('\n').length - 1,
    target: `_${name.replace(/^_/, '').replace(/\.mdx?$/i, '')}.mdx`,
    isPart: first?.kind === 'element' && PARTS.has(first.name),
  };
}

/** The name in the module of a name that a page imports: `import { a as b }`. */
export function toImportedName(body: string, local: string): string {
  return new RegExp(`\\b([\\w$]+)\\s+as\\s+${local.replace(/\$/g, '\\$&')}\\b`).exec(body)?.[1] ?? local;
}

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addToGroup } from '../../../worker/model/group-by.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { CodeRegions } from '../../page/text/markdown/code-regions.ts';
import type { Importer } from './importer.ts';
import { listMarkdown } from './shared/pages/markdown-files.ts';
import type { ImportNotes } from './shared/report/import-notes.ts';

/** Tools whose settings are not read, by a file or folder that only they have. */
const OTHER_TOOLS: readonly (readonly [name: string, settings: RegExp])[] = [
  ['VitePress', /^\.vitepress$/],
  ['VuePress', /^\.vuepress$/],
  ['MkDocs', /^mkdocs\.ya?ml$/],
  ['mdBook', /^book\.toml$/],
  ['GitBook', /^(?:SUMMARY\.md|\.gitbook\.yaml)$/],
  ['Redocly', /^redocly\.ya?ml$/],
  ['ReadMe', /^_order\.ya?ml$/],
  ['Fumadocs', /^source\.config\.[cm]?[jt]s$/],
  ['Nextra', /^_meta\.(?:json|[jt]sx?)$/],
  ['Sphinx', /^conf\.py$/],
  ['Hugo', /^hugo\.(?:toml|ya?ml|json)$/],
  ['Jekyll', /^_config\.ya?ml$/],
  ['Docsify', /^_sidebar\.md$/],
  ['Antora', /^antora(?:-playbook)?\.ya?ml$/],
];

/** The beginning of a block of another tool, and how it is named. */
const NOTATION: readonly (readonly [pattern: RegExp, toName: (found: string) => string])[] = [
  [/^[ \t]*\{%-?[ \t]*((?!end)[a-z][\w-]*)/gm, (tag) => `{% ${tag} %}`],
  [/\{\{[<%][ \t]*((?!\/)[a-z][\w-]*)/gm, (name) => `{{< ${name} >}}`],
  [/^[ \t]*((?:!!!|\?\?\?\+?|===)[ \t]+["\w][\w-]*)/gm, (found) => found.replace(/".*/, '"…"')],
  [/^[ \t]*(-+8<-+|<<<)[ \t]*["@./]/gm, (found) => found],
  [/^[ \t]*(:{3,}\{[\w-]+\})/gm, (found) => found],
];

const MAX_DEPTH = 3;
/** Folders without the project's own documentation. */
const SKIPPED = /^(?:\.|node_modules$|examples?$|fixtures?$|templates?$|tests?$)/;

/**
 * Reports what an import of plain pages leaves behind: the settings of a tool, in the folder or below it, and blocks
 * that only such a tool knows.
 */
export async function noteOtherTools(
  { source, staging }: { readonly source: string; readonly staging: string },
  importers: readonly Importer[],
  notes: ImportNotes,
): Promise<void> {
  const known = findSettings(source, (name) =>
    importers.some(({ configFiles }) => configFiles.some((p) => p.test(name))),
  );
  const other = findSettings(source, (name) => toolOf(name) !== null);
  if (known !== null)
    notes.miss(
      { file: displayPath(known) },
      'what these settings say',
      'the folder is imported as plain pages, because it has none itself',
      `Import ${displayPath(dirname(known))} instead.`,
    );
  else if (other !== null)
    notes.miss(
      { file: displayPath(other) },
      `what the settings of ${toolOf(other.split(/[\\/]/).at(-1) ?? '')} say`,
      `only those of ${importers.map(({ name }) => name).join(', ')} are read, so that all Markdown is imported as plain pages`,
      'Write sidebars.yaml and site.yaml, and check the addresses of pages. See "Importers" in docs/plugins.md to write one.',
    );
  await noteNotation(staging, notes);
}

function toolOf(name: string): string | null {
  return OTHER_TOOLS.find(([, settings]) => settings.test(name))?.[0] ?? null;
}

/** The file or folder with such a name that is nearest to the folder. */
function findSettings(root: string, isSettings: (name: string) => boolean): string | null {
  let folders = [root];
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    const entries = folders.flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true }).map((entry) => ({ entry, path: join(folder, entry.name) })),
    );
    const found = entries.find(({ entry }) => isSettings(entry.name));
    if (found !== undefined) return found.path;
    folders = entries.flatMap(({ entry, path }) => (entry.isDirectory() && !SKIPPED.test(entry.name) ? [path] : []));
  }
  return null;
}

async function noteNotation(contentDir: string, notes: ImportNotes): Promise<void> {
  const uses = new Map<string, string[]>();
  for (const file of await listMarkdown(contentDir)) {
    const text = await readFile(file, 'utf8');
    const code = new CodeRegions(text);
    for (const [pattern, toName] of NOTATION)
      for (const { 1: found = '', index } of text.matchAll(pattern)) {
        if (code.includes(index)) continue;
        addToGroup(uses, toName(found), file);
      }
  }
  for (const [what, places] of [...uses].sort(([, a], [, b]) => b.length - a.length)) {
    const [first = '', ...others] = [...new Set(places)].map((file) => file.slice(contentDir.length + 1));
    notes.missUses({
      ...{ what, count: places.length, files: [first, ...others] },
      why: 'it is the notation of another tool, and shown as text',
      remedy: 'Write it as Markdown. See the blocks in docs/writing.md.',
    });
  }
}

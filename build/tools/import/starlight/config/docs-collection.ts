import { basename, join, resolve } from 'node:path';
import { Evaluator } from '../../evaluate/evaluator.ts';
import { type Aliases, ProjectModules } from '../../evaluate/project-modules.ts';
import type { Located } from '../../evaluate/source-module.ts';
import { child, children, nameOf } from '../../evaluate/syntax-tree.ts';
import { matchesGlob, readGlob } from '../../shared/match-glob.ts';
import { leadsOut } from '../../shared/pages/outside-links.ts';
import { ImportNotes } from '../../shared/report/import-notes.ts';
import { own, textAt } from '../../shared/values.ts';

/** The folder of the pages, and which of its files are pages. */
export interface DocsCollection {
  /** An absolute path, which may be outside of the project. */
  readonly dir: string;
  /** `name`: relative to the folder. */
  readonly isPage: (name: string) => boolean;
}

interface CollectionSource {
  readonly root: string;
  readonly srcDir: string;
  readonly aliases: Aliases;
}

const CONFIGS = ['content.config', 'content/config'];

/** Reads the loader of the collection `docs`. Reports one that is code. */
export async function readDocsCollection(
  { root, srcDir, aliases }: CollectionSource,
  notes: ImportNotes,
): Promise<DocsCollection> {
  const quiet = new ImportNotes();
  const evaluator = new Evaluator(root, quiet, null, new ProjectModules(root, quiet.report, aliases));
  const standard = {
    dir: join(srcDir, 'content/docs'),
    // Starlight imports files that begin with `_`, and shows no page for them.
    isPage: (name: string) => !basename(name).startsWith('_'),
  };
  const loader = await findLoader(srcDir, evaluator);
  if (loader === null) return standard;
  const { module, node } = loader;
  const [first] = children(node, 'arguments');
  const imported = node.type === 'CallExpression' ? module.imports.get(nameOf(child(node, 'callee')) ?? '') : undefined;
  const members = await evaluator.names.members(first === undefined ? undefined : { module, node: first });
  const isGlob = imported?.from === 'astro/loaders' && imported.name === 'glob';
  const options = isGlob && first !== undefined ? await evaluator.evaluate({ module, node: first }) : undefined;
  const base = textAt(options, 'base');
  if (members.has('generateId') || (isGlob && base === null) || !(isGlob || imported?.name === 'docsLoader'))
    notes.leaveOut(
      module.locate(node),
      'the loader of the docs',
      'it is code, and no code is run',
      `The pages in ${base ?? 'src/content/docs'} are imported: check their addresses, and whether any are missing.`,
    );
  if (base === null) return standard;
  const dir = resolve(root, base);
  return leadsOut(root, dir, notes)
    ? { ...standard, isPage: () => false }
    : { dir, isPage: toFilter(own(options, 'pattern')) };
}

/** The call that makes the loader, or null. */
async function findLoader(srcDir: string, { modules, names }: Evaluator): Promise<Located | null> {
  for (const name of CONFIGS) {
    const module = await modules.find(join(srcDir, name));
    const collections = module === null ? null : await names.exportOf(module, 'collections');
    const docs = collections === null ? undefined : (await names.members(collections)).get('docs');
    const found = docs === undefined ? null : await names.follow(docs);
    const [definition] = found === null ? [] : children(found.node, 'arguments');
    if (found === null || definition === undefined) continue;
    const loader = (await names.members({ module: found.module, node: definition })).get('loader');
    if (loader !== undefined) return (await names.follow(loader)) ?? loader;
  }
  return null;
}

/** `pattern` of `glob()`: one or several, those after `!` without their files. */
function toFilter(written: unknown): DocsCollection['isPage'] {
  const patterns = [written].flat().filter((pattern) => typeof pattern === 'string');
  const taken = patterns.filter((pattern) => !pattern.startsWith('!')).map(toMatcher);
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => toMatcher(pattern.slice(1)));
  return (name) =>
    (taken.length === 0 || taken.some((matches) => matches(name))) && !excluded.some((matches) => matches(name));
}

/** Alternatives in parentheses are those of braces. Of sets of characters, only the one without `_` is read. */
function toMatcher(pattern: string): DocsCollection['isPage'] {
  const glob = pattern
    .replace(/^\.?\//, '')
    .replace(/[@+]?\(([\w|.-]+)\)/g, (_whole, names: string) => `{${names.replaceAll('|', ',')}}`);
  const parts = readGlob(glob.replace(/\[[^\]]*\]/g, '?'));
  const isPublic = /\[[!^]_\]/.test(glob);
  return (name) => matchesGlob(parts, name) && !(isPublic && basename(name).startsWith('_'));
}

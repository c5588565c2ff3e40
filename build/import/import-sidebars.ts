import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { displayPath } from '../content/read-text.ts';
import { type Evaluator, requireExported } from './evaluate.ts';
import type { ImportNotes } from './import-notes.ts';

/** What Node.js lets `require.resolve()` leave out of a name, and TypeScript an import. */
const MODULE_ENDINGS = ['', '.ts', '.js', '.mjs', '.cjs', '.json'];

/** Writes the sidebars of `sidebars.js`, `.ts` or `.json` as data; ids of docs that were left out go with their items. */
export async function importSidebars(
  path: string,
  stagingDir: string,
  leftOutIds: ReadonlySet<string>,
  evaluator: Evaluator,
  notes: ImportNotes,
): Promise<void> {
  const file = MODULE_ENDINGS.map((ending) => path + ending).find(isFile);
  if (file === undefined) {
    notes.leaveOut(
      { file: displayPath(path) },
      'the sidebars',
      'there is no such file',
      'They are made of the folders of the docs now; write others in sidebars.yaml.',
    );
    return;
  }
  if (file.endsWith('.json')) {
    await writeFile(join(stagingDir, 'sidebars.json'), await readFile(file));
    return;
  }
  const module = await evaluator.load(file);
  const exported = module === null ? null : await notes.report.attempt(() => requireExported(module));
  if (module === null || exported === null) return;
  const value = await evaluator.evaluate(module, exported);
  if (typeof value !== 'object' || value === null) return;
  const dropped = { count: 0 };
  const sidebars = Object.fromEntries(
    Object.entries(value).map(([id, items]) => [id, withoutIds(items, leftOutIds, dropped)]),
  );
  if (dropped.count > 0) {
    notes.leaveOut(
      { file: module.file },
      `${dropped.count} items of the sidebars`,
      'their docs are made by the OpenAPI plugin',
      'The API has a sidebar of its own once its description is under "apis" in site.yaml.',
    );
  }
  await writeFile(
    join(stagingDir, 'sidebars.yaml'),
    stringify(sidebars, { lineWidth: 120, aliasDuplicateObjects: false }),
  );
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function withoutIds(value: unknown, ids: ReadonlySet<string>, dropped: { count: number }): unknown {
  const isLeftOut = (item: unknown): boolean =>
    (typeof item === 'string' && ids.has(item)) ||
    (isMapping(item) &&
      (item.type === 'doc' || item.type === 'ref') &&
      typeof item.id === 'string' &&
      ids.has(item.id));
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isLeftOut(item));
    dropped.count += value.length - kept.length;
    return kept.map((item) => withoutIds(item, ids, dropped)).filter((item) => !isEmptied(item));
  }
  if (!isMapping(value)) return value;
  const { link, ...rest } = value;
  const entries = Object.entries(isLeftOut(link) ? rest : value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === 'customProps' ? inner : withoutIds(inner, ids, dropped)]),
  );
}

/** A category that has lost all its items. */
function isEmptied(item: unknown): boolean {
  return (
    isMapping(item) &&
    item.type === 'category' &&
    Array.isArray(item.items) &&
    item.items.length === 0 &&
    item.link === undefined
  );
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

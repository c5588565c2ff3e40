import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { stringify } from 'yaml';
import { isObject } from '../../../../../worker/request/value/json.ts';
import { takeNumberPrefix } from '../../../../site/docs/number-prefix.ts';
import { readData } from '../../shared/values.ts';
import { SIDEBARS_YAML } from '../content/import-sidebars.ts';
import type { Messages } from '../texts/messages.ts';

const CATEGORY_FILES = ['_category_.json', '_category_.yml', '_category_.yaml'];

/** The label of a category that has only a folder. */
export function folderLabel(folder: string): string {
  return takeNumberPrefix(basename(folder)).name;
}

/** Translates the labels in an imported sidebar file, given without its extension. */
export async function translateSidebars(path: string, messages: Messages): Promise<void> {
  const file = ['.yaml', '.json'].map((ending) => path + ending).find(existsSync);
  if (file === undefined || messages.keys.length === 0) return;
  const sidebars = readData(await readFile(file, 'utf8'));
  if (!isObject(sidebars)) return;
  const translated = Object.fromEntries(
    Object.entries(sidebars).map(([id, items]) => [id, translateItems(items, id, messages)]),
  );
  const text = file.endsWith('.json')
    ? `${JSON.stringify(translated, null, 2)}\n`
    : stringify(translated, SIDEBARS_YAML);
  await writeFile(file, text);
}

function translateItems(value: unknown, sidebar: string, messages: Messages): unknown {
  if (Array.isArray(value)) return value.map((item) => translateItems(item, sidebar, messages));
  if (!isObject(value)) return value;
  const find = (key: string): string | undefined => messages.get(`sidebar.${sidebar}.${key}`);
  if (typeof value.type !== 'string') {
    // `{ Guides: [...] }`
    return Object.fromEntries(
      Object.entries(value).map(([label, items]) => [
        find(`category.${label}`) ?? label,
        translateItems(items, sidebar, messages),
      ]),
    );
  }
  const name = value.key ?? value.label;
  const label = typeof name === 'string' ? find(`${value.type}.${name}`) : undefined;
  return {
    ...value,
    ...(label === undefined ? {} : { label }),
    ...(value.items === undefined ? {} : { items: translateItems(value.items, sidebar, messages) }),
    ...(isObject(value.link) ? { link: translateLink(value.link, value, find) } : {}),
  };
}

/** Translates the title and description of a category's generated page, whose path stays that of the original. */
function translateLink(
  link: Readonly<Record<string, unknown>>,
  { label, key }: Readonly<Record<string, unknown>>,
  find: FindText,
): Readonly<Record<string, unknown>> {
  const texts = (['title', 'description'] as const).flatMap((text): [string, string][] => {
    const translated = find(`category.${String(key ?? label)}.link.generated-index.${text}`);
    return translated === undefined ? [] : [[text, translated]];
  });
  const isNamed = link.type === 'generated-index' && link.slug === undefined;
  const renamed = isNamed ? find(`category.${String(key ?? label)}`) : undefined;
  return {
    ...link,
    ...Object.fromEntries(texts),
    ...(renamed === undefined || renamed === label
      ? {}
      : { slug: `/category/${new GithubSlugger().slug(String(label))}` }),
  };
}

/** Finds the translation of a category's text, regardless of its sidebar. */
type FindText = (key: string) => string | undefined;

/** Translates the texts of categories that are folders, also of those without a `_category_` file. */
export async function translateCategories(folder: string, messages: Messages): Promise<void> {
  const sidebars = new Set(messages.keys.map((key) => /^sidebar\.([^.]+)\.category\./.exec(key)?.[1] ?? ''));
  if (messages.keys.length === 0 || !existsSync(folder)) return;
  const find: FindText = (key) => messages.find(...[...sidebars].map((sidebar) => `sidebar.${sidebar}.${key}`));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await translateCategory(join(entry.parentPath, entry.name), find);
}

async function translateCategory(folder: string, find: FindText): Promise<void> {
  const written = CATEGORY_FILES.map((name) => join(folder, name)).find(existsSync);
  const category = written === undefined ? {} : readData(await readFile(written, 'utf8'));
  if (!isObject(category)) return;
  const label = find(`category.${String(category.key ?? category.label ?? folderLabel(folder))}`);
  const translated = {
    ...category,
    ...(label === undefined ? {} : { label }),
    ...(isObject(category.link) ? { link: translateLink(category.link, category, find) } : {}),
  };
  const file = written ?? join(folder, '_category_.yml');
  if (JSON.stringify(translated) !== JSON.stringify(category))
    await writeFile(file, file.endsWith('.json') ? `${JSON.stringify(translated)}\n` : stringify(translated));
}

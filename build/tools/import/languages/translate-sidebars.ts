import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isObject } from '../../../../worker/request/value/json.ts';
import { SIDEBARS_YAML } from '../content/import-sidebars.ts';
import type { Messages } from './read-messages.ts';

/** Translates the labels in an imported sidebar file, given without its extension. */
export async function translateSidebars(path: string, messages: Messages): Promise<void> {
  const file = ['.yaml', '.json'].map((ending) => path + ending).find(existsSync);
  if (file === undefined || messages.size === 0) return;
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
    ...(isObject(value.link) ? { link: translateLink(value.link, String(name), find) } : {}),
  };
}

/** Translates the title and description of a category's generated page. */
function translateLink(
  link: Readonly<Record<string, unknown>>,
  name: string,
  find: (key: string) => string | undefined,
): Readonly<Record<string, unknown>> {
  const texts = (['title', 'description'] as const).flatMap((key): [string, string][] => {
    const text = find(`category.${name}.link.generated-index.${key}`);
    return text === undefined ? [] : [[key, text]];
  });
  return { ...link, ...Object.fromEntries(texts) };
}

/** Translates the labels of `_category_` files, regardless of their sidebar. */
export async function translateCategories(folder: string, messages: Messages): Promise<void> {
  const labels = new Map(
    [...messages].flatMap(([key, text]): [string, string][] => {
      const [, label] = /^sidebar\.[^.]+\.category\.(.+)$/.exec(key) ?? [];
      return label === undefined ? [] : [[label, text]];
    }),
  );
  if (labels.size === 0 || !existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/^_category_\.(?:json|ya?ml)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const category = readData(await readFile(file, 'utf8'));
    const label = isObject(category) ? labels.get(String(category.key ?? category.label)) : undefined;
    if (!isObject(category) || label === undefined) continue;
    const translated = { ...category, label };
    await writeFile(file, entry.name.endsWith('.json') ? `${JSON.stringify(translated)}\n` : stringify(translated));
  }
}

/** Returns null for an invalid file, which the build reports. */
function readData(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

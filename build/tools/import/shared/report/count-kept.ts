import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isObject } from '../../../../../worker/request/value/json.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportCounts } from '../import-target.ts';
import { readData } from '../values.ts';
import type { KeptLine } from './import-report.ts';

/** A list, or nothing. */
const listSchema = z.array(z.unknown()).catch([]);
const settingsSchema = z
  .object({
    navbar: listSchema,
    footer: z.object({ columns: listSchema }).catch({ columns: [] }),
    apis: listSchema,
  })
  .catch({ navbar: [], footer: { columns: [] }, apis: [] });

/**
 * Counts what an import wrote to a content folder. What there is none of is not listed, nor what is in a file that
 * cannot be read: only a build can tell what is wrong with it.
 */
export async function countKept(contentDir: string, out: string, counts: ImportCounts): Promise<KeptLine[]> {
  const { navbar, footer, apis } = settingsSchema.parse(await readFileData(join(contentDir, 'site.yaml')));
  const kept = [
    { count: counts.built, what: 'page', place: displayPath(out) },
    { count: counts.versions, what: 'folder', of: 'of docs and news', place: displayPath(out) },
    ...counts.languages.map(({ locale, out: own, pages }) => {
      const place = own === null ? `i18n/${locale}` : displayPath(own);
      return { count: pages, what: 'page', of: `in ${locale}`, place };
    }),
    { count: await countSidebars(contentDir), what: 'sidebar', place: 'sidebars.yaml' },
    { count: countLinks(navbar), what: 'link', of: 'in the navbar', place: 'site.yaml' },
    { count: countLinks(footer.columns), what: 'link', of: 'in the footer', place: 'site.yaml' },
    { count: counts.redirects, what: 'redirect', place: 'redirects.yaml' },
    { count: apis.length, what: 'API', place: 'site.yaml' },
    { count: counts.files, what: 'file', place: displayPath(out) },
  ];
  return kept
    .filter(({ count }) => count > 0)
    .map(({ count, what, of, place }: (typeof kept)[number] & { readonly of?: string }) => ({
      ...{ count, place },
      what: `${what}${count === 1 ? '' : 's'}${of === undefined ? '' : ` ${of}`}`,
    }));
}

/** The links of a list, also those in its menus and columns. */
function countLinks(items: readonly unknown[]): number {
  return items.reduce<number>((sum, item) => {
    const inner = isObject(item) ? (item.items ?? item.links) : undefined;
    return sum + (Array.isArray(inner) ? countLinks(inner) : 1);
  }, 0);
}

/** Those of each set of docs. */
async function countSidebars(contentDir: string): Promise<number> {
  let count = 0;
  for (const name of await readdir(contentDir)) {
    const sidebars = /^(?:.+_)?sidebars\.(?:yaml|json)$/.test(name) ? await readFileData(join(contentDir, name)) : null;
    count += isObject(sidebars) ? Object.keys(sidebars).length : 0;
  }
  return count;
}

/** The value of a file; null if there is no such file, or it has an error. */
async function readFileData(path: string): Promise<unknown> {
  return readData(await readFile(path, 'utf8').catch(() => ''));
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BuildCache } from '../../../../build/base/cache/build-cache.ts';
import type { ResultCache } from '../../../../build/base/cache/result-cache.ts';
import { Report } from '../../../../build/base/report/report.ts';
import { compileApi } from '../../../../build/openapi/compile/compile-api.ts';
import { DescriptionReader } from '../../../../build/openapi/read/description-reader.ts';
import { DescriptionText } from '../../../../build/openapi/read/text/description-text.ts';
import { articleHtml } from '../../../../build/page/compiled-page.ts';
import type { ApiConfig } from '../../../../build/site/config/site-config.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';

type Data = { [key: string]: unknown };

const FILE = new URL('../../../fixtures/whole-site/api/books.yaml', import.meta.url);

const DATA: Data = parse(readFileSync(FILE, 'utf8'));
const copyData = (): Data => structuredClone(DATA);

/** The path of every value in the description. */
const PATHS = pathsOf(DATA);

/** Edits that are made at once, far apart. A scalar is not removed: that rarely differs from changing it. */
const STEPS = [...divide(change, PATHS), ...divide(remove, PATHS.filter(isOfObject))];

/** Steps in a row with one cache. */
const BATCH = 12;
const BATCHES = Array.from({ length: Math.ceil(STEPS.length / BATCH) }, (_, index) => index * BATCH);

describe('cached pages', () => {
  it.each(BATCHES)('equal those of a clean build after any edit, from step %d on', { timeout: 60_000 }, (start) => {
    const cache = BuildCache.inMemory();
    const reader = new DescriptionReader();
    const before = compile(DATA, cache, reader);
    for (const { edit, paths } of STEPS.slice(start, start + BATCH)) {
      const root = copyData();
      // From the end, so that no edit moves the place of another.
      for (const path of paths.toReversed()) edit(root, path);
      const kept = compile(root, cache, reader);
      cache.endRun();
      const names = paths.map((path) => path.join('/'));
      expect([names, kept]).toEqual([names, compile(root, null)]);
    }
    expect(compile(DATA, cache, reader)).toEqual(before);
  });

  it('are reused except one after an edit in one operation', () => {
    expect(countMade((root) => change(root, [...PAY_BILL, 'responses', '200', 'description']))).toBe(1);
  });

  it('are reused if their operations do not refer to an edited schema', () => {
    const made = countMade((root) => change(root, ['components', 'schemas', 'Fault', 'properties', 'code', 'type']));
    // The operation with the error response, one that refers to it, and the page of the schema.
    expect(made).toBe(3);
  });

  it('are reused if only the order of two operations changed', () => {
    const made = countMade((root) => {
      const paths = root.paths as Data;
      root.paths = Object.fromEntries(Object.entries(paths).reverse());
    });
    // Tag pages list operations in their order.
    expect(made).toBeLessThanOrEqual(4);
  });

  it.each<[what: string, edit: (root: Data) => void, made: number]>([
    ['title of the API, which only its overview shows', (root) => change(root, ['info', 'title']), 1],
    [
      'description of a tag, which its page and the overview show',
      (root) => change(root, ['tags', '0', 'description']),
      2,
    ],
    ['groups of the sidebar', (root) => remove(root, ['x-tagGroups']), 0],
  ])('are recompiled only if they depend on the %s', (_what, edit, made) => {
    expect(countMade(edit)).toBe(made);
  });

  it('write a broken reference as the current version of the description does', () => {
    const broken = ['components', 'schemas', 'Fault', 'properties', 'code'];
    const versions = ['2.0', undefined, '2.0'].map((swagger) => {
      const root = copyData();
      const { holder, key } = holderOf(root, broken);
      holder[key] = { $ref: '#/components/schemas/None' };
      return { ...root, ...(swagger === undefined ? {} : { swagger }) };
    });
    const cache = BuildCache.inMemory();
    for (const root of versions) {
      const kept = compile(root, cache);
      cache.endRun();
      expect(kept).toEqual(compile(root, null));
    }
  });

  it.each([
    ['headers', { headers: { authorization: 'TOKEN' } }, 0],
    ['category', { category: { path: '/books', label: 'Books' } }, 0],
    ['samples, which webhooks and schemas do not have', { samples: [{ language: 'php' }] }, 4],
  ])('are reused if they do not depend on a setting: %s', (_name, config, made) => {
    expect(countMade(() => {}, config)).toBe(made);
  });
});

const PAY_BILL = ['paths', '/bills/{id}/pay', 'post'];

/** Number of recompiled pages after an edit. */
function countMade(edit: (root: Data) => void, config: Partial<ApiConfig> = {}): number {
  const parts = new Map<string, unknown>();
  let made = 0;
  const cache: ResultCache = {
    find: <T>(key: string) => (parts.get(key) as T | undefined) ?? null,
    store(key, part) {
      made++;
      parts.set(key, part);
    },
  };
  compile(DATA, cache);
  made = 0;
  const root = copyData();
  edit(root);
  compile(root, cache, new DescriptionReader(), config);
  return made;
}

function compile(
  root: unknown,
  cache: ResultCache | null,
  reader = new DescriptionReader(),
  more: Partial<ApiConfig> = {},
): unknown {
  const report = new Report();
  const config = {
    id: 'books',
    description: 'books.json',
    headers: {},
    path: '/api',
    sidebar: 'api',
    requiredFirst: false,
    ...more,
  };
  // Unchanged values stay the same objects, because hashes and JSON are memoized by them.
  const parsed = reader.read(DescriptionText.of('books.json', JSON.stringify(root, null, 2)));
  const api = compileApi(parsed, { config, base: '', messages: findMessages('en'), cache }, report);
  return {
    pages: api.pages.map((page) => [page.path, page.entry, articleHtml(page), Buffer.from(page.markdown).toString()]),
    sidebar: api.sidebar,
    downloads: [...api.downloads].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]),
    warnings: report.warnings,
  };
}

function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  const own = path.length === 0 ? [] : [[...path]];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function change(root: Data, path: readonly string[]): void {
  const { holder, key } = holderOf(root, path);
  const value = holder[key];
  if (typeof value === 'string') holder[key] = value.startsWith('#/') ? `${value}x` : `${value} more`;
  else if (typeof value === 'number') holder[key] = value + 1;
  else if (typeof value === 'boolean') holder[key] = !value;
  else if (Array.isArray(value)) holder[key] = [...value].reverse();
  // A definition with another name, in objects whose keys are names.
  else holder[key] = { ...(value as Data), 'x-added': { type: 'string' } };
}

function remove(root: Data, path: readonly string[]): void {
  const { holder, key } = holderOf(root, path);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

type Edit = (root: Data, path: readonly string[]) => void;

/** Steps that edit some eight values each. */
function divide(edit: Edit, paths: readonly (readonly string[])[]): { edit: Edit; paths: (readonly string[])[] }[] {
  const count = Math.ceil(paths.length / 8);
  return Array.from({ length: count }, (_, step) => ({ edit, paths: paths.filter((_, at) => at % count === step) }));
}

function isOfObject(path: readonly string[]): boolean {
  const { holder, key } = holderOf(DATA, path);
  return typeof holder[key] === 'object';
}

function holderOf(root: Data, path: readonly string[]): { holder: Data; key: string } {
  const holder = path.slice(0, -1).reduce((value, key) => value[key] as Data, root);
  return { holder, key: path.at(-1) ?? '' };
}

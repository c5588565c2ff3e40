import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { canonicalPath } from '../../../../../worker/model/path.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import type { NewsOptions } from '../../../../site/docs/news-options.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { type PluginOptions, settingOf } from '../config/read-config.ts';
import { type CopiedFolder, copyFolder, createExcludeFilter } from './copy-content.ts';

/** The blogs of a project, which become news collections. */
export interface ImportedBlogs {
  /** `news` of site.yaml. */
  readonly news: NewsOptions;
  readonly copied: readonly CopiedFolder[];
  /** Plugin ids of the blogs, and their folders in the project and in the content. */
  readonly folders: readonly { readonly id: string | null; readonly dir: string; readonly folder: string }[];
  /** Pages of Docusaurus that list what the list of posts has as well, and the path of that list. */
  readonly lists: Readonly<Record<string, string>>;
}

const text = z.string().min(1);

/** Copies each blog into a separate folder. Posts keep their paths. */
export async function importBlogs(
  blogs: readonly PluginOptions[],
  root: string,
  stagingDir: string,
  notes: ImportNotes,
): Promise<ImportedBlogs> {
  const news: NewsOptions = {};
  const copied: CopiedFolder[] = [];
  const folders: { id: string | null; dir: string; folder: string }[] = [];
  const lists: Record<string, string> = {};
  for (const { id, options, location } of blogs) {
    const dir = resolve(root, settingOf(options, 'path', text) ?? 'blog');
    if (!existsSync(dir)) {
      // The preset enables the blog even in projects without a blog folder.
      if (options.has('path'))
        notes.miss(location, 'this blog', `there is no folder ${displayPath(dir)}`, 'Copy its posts by hand.');
      continue;
    }
    const name = freeName(id === null || id === 'default' ? basename(dir) : id, stagingDir);
    const folder = freeName(basename(dir), stagingDir);
    folders.push({ id, dir, folder });
    const exclude = settingOf(options, 'exclude', z.array(text)) ?? [];
    copied.push(
      await copyFolder({ root, from: dir, to: join(stagingDir, folder) }, notes, createExcludeFilter(exclude)),
    );
    const route = canonicalPath(`/${settingOf(options, 'routeBasePath', z.string()) ?? 'blog'}`) ?? '/blog';
    for (const name of listsOf(options, dir)) lists[`${route === '/' ? '' : route}/${name}`] = route;
    const pageSize = settingOf(options, 'postsPerPage', z.number().int().min(1).max(100));
    const title = settingOf(options, 'blogTitle', text) ?? settingOf(options, 'blogSidebarTitle', text);
    const description = settingOf(options, 'blogDescription', text);
    news[name] = {
      path: folder,
      routeBasePath: route,
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      pageSize: pageSize ?? 10,
    };
  }
  return { news, copied, folders, lists };
}

/** The archive, and the list of authors if there are any. */
function listsOf(options: PluginOptions['options'], dir: string): string[] {
  const hasAuthors = existsSync(join(dir, settingOf(options, 'authorsMapPath', text) ?? 'authors.yml'));
  const archive = options.get('archiveBasePath')?.value === null ? [] : ['archiveBasePath'];
  return [...archive, ...(hasAuthors ? ['authorsBasePath'] : [])].map(
    (name) => settingOf(options, name, text)?.replace(/^\/|\/$/g, '') ?? name.replace('BasePath', ''),
  );
}

/** A name not yet used by a folder of the site. */
function freeName(wanted: string, stagingDir: string): string {
  const plain = wanted.replace(/[^\w-]+/g, '-') || 'blog';
  let name = plain;
  for (let count = 2; name === 'current' || existsSync(join(stagingDir, name)); count++) name = `${plain}-${count}`;
  return name;
}

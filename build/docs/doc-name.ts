import { posix } from 'node:path';
import { canonicalPath, encodeSegment } from '../../worker/model/path.ts';
import type { FrontMatter } from './front-matter.ts';
import { takeNumberPrefix, withoutNumberPrefixes } from './number-prefix.ts';

/** What a doc is called, where it is served, and where it stands among its neighbours. */
export interface DocName {
  /** `user/bills`: what sidebars name. */
  readonly id: string;
  /** The last part of the id: its title where it has no other. */
  readonly name: string;
  readonly path: string;
  /** Of front matter or of the number before the file's name. */
  readonly position: number | null;
  /** Whether the doc is the index page of its folder. */
  readonly isIndex: boolean;
  /** False when the slug of front matter makes no path, and the file's own was taken. */
  readonly slugIsPath: boolean;
}

/**
 * Names a doc by its file below its docs folder as Docusaurus 3.8 does: numbers before names order and are dropped, an
 * `id` keeps its folder, `index.md`, `README.md` and `folder/folder.md` stand for their folder.
 */
export function nameDoc(
  relativeFile: string,
  basePath: string,
  frontMatter: Pick<FrontMatter, 'id' | 'slug' | 'sidebar_position' | 'parse_number_prefixes'>,
): DocName {
  const { dir, name: stem } = posix.parse(relativeFile);
  const numbered = frontMatter.parse_number_prefixes !== false;
  const unprefixed = numbered ? takeNumberPrefix(stem) : { name: stem, position: null };
  const folder = numbered ? withoutNumberPrefixes(dir) : dir;
  const name = frontMatter.id ?? unprefixed.name;
  const isIndex = isFolderIndex(dir, stem);
  const inFolder = (last: string): string => [folder, last].filter((part) => part !== '').join('/');
  // A file name is not part of a URL: its `%` is a plain character.
  const own = canonicalPath(`${basePath}/${encodePath(isIndex ? folder : inFolder(name))}`) ?? '/';
  const given = frontMatter.slug === undefined ? own : resolveSlug(frontMatter.slug, encodePath(folder), basePath);
  return {
    id: inFolder(name),
    name,
    path: given ?? own,
    position: frontMatter.sidebar_position ?? unprefixed.position,
    isIndex,
    slugIsPath: given !== null,
  };
}

/** `guides/index`, `guides/README` and `guides/Guides` are the index page of `guides`, whatever its number. */
function isFolderIndex(dir: string, stem: string): boolean {
  return ['index', 'readme', posix.basename(dir).toLowerCase()].includes(stem.toLowerCase());
}

/** A slug never leaves the docs: `..` ends at their top. */
function resolveSlug(slug: string, folder: string, basePath: string): string | null {
  const path = canonicalPath(slug.startsWith('/') ? slug : `/${folder}/${slug}`);
  return path === null ? null : canonicalPath(basePath + path);
}

/** A path of names as a path of an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeSegment).join('/');
}

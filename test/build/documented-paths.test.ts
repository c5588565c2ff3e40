import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'];
const FOLDERS = ['.ci', 'build', 'content', 'docs', 'test', 'worker'];

const PATHS = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name.replaceAll('\\', '/')}`),
);

/** Whether a file or folder has this path, or one that ends with it. */
function exists(path: string): boolean {
  const end = `/${path.replace(/\/$/, '')}`;
  return existsSync(path) || PATHS.some((each) => each.endsWith(end));
}

/** The files and folders of the engine in the code spans of a document. */
function pathsIn(text: string): string[] {
  const spans = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map(([, path = '']) => path);
  return spans.filter((path) => /^(build|worker|test|\.ci|content|docs)\/|\.tsx?$/.test(path));
}

/** The folders and files of the map, with their parents: `name/` at the start of a line, indented below its parent. */
function pathsOfMap(text: string): string[] {
  const [, map = ''] = /```\n(content\/.*?)```/s.exec(text) ?? [];
  const parents: string[] = [];
  return map.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[\w-]+\/ {1,2})+)/.exec(line) ?? [];
    const depth = indent.length / 2;
    const paths = names.split(/ +/).flatMap((name) => (name === '' ? [] : [join(...parents.slice(0, depth), name)]));
    if (paths[0] !== undefined) parents.splice(depth, Number.POSITIVE_INFINITY, names.split(/ +/)[0] ?? '');
    return paths;
  });
}

describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names files and folders that exist', () => {
    const paths = pathsIn(text);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  it('links to files that exist', () => {
    const prose = text.replace(/```.*?```|`[^`]*`/gs, 'code');
    const links = [...prose.matchAll(/\]\(((?!https?:|#)[^)#]+)/g)].map(([, path = '']) => join(dirname(file), path));
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the map in ARCHITECTURE.md', () => {
  it('has folders that exist, and all of the first two levels', () => {
    const paths = pathsOfMap(readFileSync('ARCHITECTURE.md', 'utf8'));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    const folders = ['build', 'worker'].flatMap((top) =>
      readdirSync(top, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [`${top}/${entry.name}/`] : [],
      ),
    );
    expect(folders.filter((folder) => !paths.includes(folder))).toEqual([]);
  });
});

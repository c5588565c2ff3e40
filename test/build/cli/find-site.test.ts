import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { enterInvocationFolder, findSite } from '../../../build/cli/find-site.ts';
import { newFolder } from '../../temporary-folder.ts';

const root = realpathSync(newFolder('find site ü'));
const at = (...names: string[]): string => join(root, ...names);
for (const folder of ['with/content/guides', 'flat/guides', 'none']) mkdirSync(at(folder), { recursive: true });
for (const file of ['with/content/site.yaml', 'flat/site.yaml']) writeFileSync(at(file), 'title: x\n');

describe('findSite()', () => {
  const withContent = { dir: at('with'), contentDir: at('with/content') };

  it.each([
    ['the folder of the site', at('with')],
    ['its content', at('with/content')],
    ['a folder of its content', at('with/content/guides')],
  ])('finds a site from %s', (_, folder) => {
    expect(findSite({}, folder)).toEqual(withContent);
  });

  it('finds a site with its settings next to its pages', () => {
    const flat = { dir: at('flat'), contentDir: at('flat') };
    expect(findSite({}, at('flat/guides'))).toEqual(flat);
    expect(findSite({ site: '../flat' }, at('with'))).toEqual(flat);
  });

  it('resolves --site from the working folder', () => {
    expect(findSite({ site: 'with' }, root)).toEqual(withContent);
  });

  it('builds --content with the working folder as its site', () => {
    expect(findSite({ content: '../with/content' }, at('none'))).toEqual({
      dir: at('none'),
      contentDir: at('with/content'),
    });
  });

  it('uses the working folder if there is no site', () => {
    expect(findSite({}, at('none'))).toEqual({ dir: at('none'), contentDir: at('none') });
  });
});

describe('findSite() with a folder that does not exist', () => {
  it.each([
    [
      'a name close to a site',
      { site: 'flta' },
      `--site: Cannot use "${at('flta')}": there is no such folder; did you mean "${at('flat')}"?`,
    ],
    [
      'a name close to a content folder',
      { content: 'with/contnet' },
      `--content: Cannot use "${at('with/contnet')}": there is no such folder; did you mean "${at('with/content')}"?`,
    ],
    [
      'another name',
      { site: 'missing/site' },
      `--site: Cannot use "${at('missing/site')}": there is no such folder. Pass the folder of a site, or create one with "docvane init".`,
    ],
    [
      'a file',
      { site: 'flat/site.yaml' },
      `--site: Cannot use "${at('flat/site.yaml')}": it is not a folder. Pass the folder of a site, or create one with "docvane init".`,
    ],
  ])('reports %s', (_, options, message) => {
    expect(() => findSite(options, root)).toThrow(message);
  });
});

describe('enterInvocationFolder()', () => {
  const home = process.cwd();
  afterEach(() => process.chdir(home));

  it('changes to the folder where npm was run, unless the script moved', () => {
    process.chdir(at('with'));
    enterInvocationFolder({ INIT_CWD: at('none'), npm_package_json: at('flat/package.json') });
    expect(process.cwd()).toBe(at('with'));
    enterInvocationFolder({ INIT_CWD: at('none'), npm_package_json: at('with/package.json') });
    expect(process.cwd()).toBe(at('none'));
  });
});

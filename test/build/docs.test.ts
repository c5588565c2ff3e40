import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../build/base/report/report.ts';
import { SiteCompiler } from '../../build/site/compile-site.ts';

describe("the engine's own documentation", () => {
  it('builds with the engine, with all links checked', async () => {
    const report = new Report();
    const site = await new SiteCompiler().compile({ contentDir: resolve('docs') }, report);
    expect(
      [...report.errors, ...report.warnings].map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ).toEqual([]);
    const paths = site?.pages.map(({ path }) => path) ?? [];
    const named = [
      'install',
      'writing',
      'api',
      'try-it',
      'looks',
      'languages',
      'operating',
      'scaling',
      'design',
      'plugins',
    ];
    // Made by the site's plugins.
    expect(paths).toEqual(expect.arrayContaining(['/glossary', '/incidents', '/incidents/label-delay']));
    for (const page of ['', ...named]) expect(paths).toContain(`/${page}`);
    // Variables are shown, not replaced with the values of this site.
    const markdownOf = (path: string): string =>
      new TextDecoder().decode(site?.pages.find((page) => page.path === path)?.markdown);
    expect(markdownOf('/writing')).toContain('Use `{{ product.name }}`, `{{ links.… }}`');
    expect(markdownOf('/writing')).toContain('A template says \\{{ support.email }}.');
    expect(markdownOf('/reference/settings')).toContain('used as `{{ product.name }}`');
    const replaced = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.md') && /(?<!\\)\{\{\s*product\./.test(readFileSync(join('docs', file), 'utf8')),
    );
    expect(replaced).toEqual([]);
  });
});

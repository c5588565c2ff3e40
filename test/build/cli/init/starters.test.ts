import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { init } from '../../../../build/cli/commands/project/init.ts';
import { findStarters } from '../../../../build/cli/init/init-site.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { MESSAGE_LOCALES } from '../../../../worker/model/messages/find-messages.ts';
import { newFolder } from '../../../temporary-folder.ts';

const FILES = ['site.yaml', 'index.md', 'guides/_category_.yml', 'guides/first-steps.md'];

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Kontor', version: '1.0', description: 'Text.' },
  servers: [{ url: 'https://api.example.com' }],
  security: [],
  paths: {
    '/x': {
      get: { operationId: 'readX', summary: 'X', description: 'Text.', responses: { 200: { description: 'Text.' } } },
    },
  },
};

describe('init --language', () => {
  let dir: string;
  let lines: string[];

  beforeEach(() => {
    dir = newFolder();
    lines = [];
    writeFileSync(join(dir, 'api.json'), JSON.stringify(DESCRIPTION));
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)));
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  const run = (language: string, name = 'Kontor'): Promise<void> =>
    init
      .parse([dir, '--name', name, '--description', join(dir, 'api.json'), '--yes', '--language', language])
      .run(process.env);
  const read = (): string => FILES.map((file) => readFileSync(join(dir, 'content', file), 'utf8')).join('\n');

  it.each(MESSAGE_LOCALES)(
    '%s: writes a site that has no findings and no text in another language',
    async (language) => {
      await run(language);
      const report = new Report();
      const site = await new SiteCompiler(null).compile({ contentDir: join(dir, 'content') }, report);
      const ofPages = [...report.errors, ...report.warnings].filter(({ file }) => !file.endsWith('description.yaml'));
      expect(ofPages).toEqual([]);
      expect(site?.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/guides/first-steps']));
      expect(site?.frame.locale).toBe(language);
      expect(site?.frame.favicon).toBe('/favicon.svg');
      expect(readFileSync(join(dir, 'content/static/favicon.svg'), 'utf8')).toContain('fill="#0f5a64"');
      const written = read();
      const own = Object.values(findStarters(language));
      expect(own.filter((text) => text === '' || !written.includes(text))).toEqual([]);
      expect(written).not.toMatch(/__[A-Z_]+__/);
      const english = Object.values(findStarters('en'));
      // "Guides" is French, too.
      expect(english.filter((text) => language !== 'en' && !own.includes(text) && lineOf(text).test(written))).toEqual(
        [],
      );
    },
  );

  it.each([
    ['Harbor: "A" & B, [Co]*', 'Harbor: &quot;A&quot; &amp; B, [Co]*', 'harbor-a-b-co'],
    ['__proto__', '__proto__', 'proto'],
    ['~~x~~ {y} <b>', '~~x~~ {y} &lt;b&gt;', 'x-y-b'],
    ['`a` $b$ &lt; :icon[c] \\', '`a` $b$ &amp;lt; :icon[c] \\', 'a-b-lt-icon-c'],
  ])('has a home page with the name of the site, also %s', async (name, shown, slug) => {
    await run('en', name);
    const site = await new SiteCompiler(null).compile({ contentDir: join(dir, 'content') }, new Report());
    const home = site?.pages.find(({ path }) => path === '/');
    expect(home?.entry).toMatchObject({ title: name, description: `Documentation for ${name}.` });
    const html = home?.article.toString() ?? '';
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe(shown);
    expect(html).toContain(`href="/api/${slug}-api"`);
  });

  it('has the texts of the language for a tag with a region', async () => {
    await run('de-AT');
    expect(read()).toContain('title: Erste Schritte');
    expect(read()).toContain('locale: de-AT');
    expect(lines.join('\n')).not.toContain('in English');
  });

  it('writes English pages for a language without texts, and says so', async () => {
    await run('da');
    expect(read()).toContain('title: First steps');
    expect(read()).toContain('locale: da');
    expect(lines).toContain(
      '\nThe pages are in English: there are none in "da" to start with. So is the interface, until content/messages/da.yaml has its texts.',
    );
  });

  it.each([
    ['deutsch', 'Cannot use the language "deutsch": it is not the BCP 47 tag of a language; did you mean "de"?'],
    ['German', 'Cannot use the language "German": it is not the BCP 47 tag of a language; did you mean "de"?'],
    ['zz', 'Cannot use the language "zz": it is not the BCP 47 tag of a language. Write one such as "de" or "pt-BR".'],
  ])('rejects %s', async (language, fault) => {
    await expect(run(language)).rejects.toThrow(fault);
  });
});

/** The text at the end of a line, where the template has its texts. */
function lineOf(text: string): RegExp {
  return new RegExp(`(?:^|[ #\\[])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\]?$`, 'm');
}

import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSiteConfig } from '../../../../build/site/config/load-site-config.ts';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import { compileContent, type Files, inContent, SMALLEST_SITE } from '../../content-folder.ts';

const smallest = String(SMALLEST_SITE['site.yaml']);
const compile = (lines: string): ReturnType<typeof compileContent> =>
  compileContent({ 'site.yaml': smallest + lines, 'a.md': '# A' });
const load = (files: Files) => inContent(files, loadSiteConfig);

describe('loadSiteConfig()', () => {
  it('replaces product, links and variables', async () => {
    const { result } = await load({
      'site.yaml': `${smallest.replace('title: Docs', 'title: "{{ product.name }} docs"')}links: { app: https://app.test }\nvariables: { api: { url: https://api.test } }\nannouncement: { id: a, text: "{{ api.url }} of {{ links.app }}, not \\\\{{ api.url }}" }\n`,
    });
    expect(result.title).toBe('Books docs');
    expect(result.announcement?.text).toBe('https://api.test of https://app.test, not {{ api.url }}');
  });

  it('reports every unknown variable with its location', async () => {
    const { errors, site } = await compileContent({
      'site.yaml': smallest
        .replace('title: Docs', 'title: "{{ product.nmae }}"')
        .replace('copyright: Copyright', 'copyright: "{{ a.b }}"'),
    });
    expect(site).toBeNull();
    expect(errors).toEqual([
      'site.yaml:1:8: Cannot replace the variable {{ product.nmae }}: it is not defined; did you mean "product.name"?',
      'site.yaml:5:22: Cannot replace the variable {{ a.b }}: it is not defined. Define it under "variables" in site.yaml.',
    ]);
  });

  it('reports in one run all settings that are valid by themselves, but not together', async () => {
    const apis = '- { id: a, description: a.yaml }\n- { id: a, description: b.yaml, samples: [{ language: cobol }] }';
    const { errors } = await compile(
      `apis:\n${apis}\nlocales: [{ code: en }, { code: en }, { code: zz }]\nhead: [{ meta: { charset: x } }]\naccess: { audiences: [{ name: a, includes: [b] }], openid: { issuer: "https://id.test", clientId: a } }\n`,
    );
    expect(errors.map((error) => error.slice(0, 60))).toEqual([
      'site.yaml:8:9: Cannot use the API id "a": another API has it',
      'site.yaml:8:55: Cannot generate code samples in "cobol": the',
      'site.yaml:9:10: Cannot offer these languages: "en" appears t',
      'site.yaml:9:47: Cannot use the locale "zz": it is not the BC',
      'site.yaml:10:8: Cannot add this to the head: it has no "name',
      'site.yaml:11:23: Cannot use the audience "a": nobody belongs',
      'site.yaml:11:45: Cannot give access to "b": site.yaml has no',
    ]);
  });

  it('says where a missing link is added', async () => {
    const { errors } = await compile(
      'links: { app: https://app.test }\nvariables: { api: { url: "{{ links.forum }}" } }\n',
    );
    expect(errors).toEqual([
      expect.stringMatching(/ \{\{ links\.forum \}\}: it is not defined\. Define it under "links" in site\.yaml\.$/),
    ]);
  });

  it('lists the required settings if the file is empty', async () => {
    const { errors } = await compileContent({ 'site.yaml': '' });
    expect(errors).toEqual(
      ['title', 'origin'].map((key) =>
        expect.stringContaining(`site.yaml:1:1: Cannot read the site configuration: "${key}" is missing. Add it (`),
      ),
    );
  });

  it('uses defaults without the file, with a warning', async () => {
    const { warnings } = await inContent({ 'a.md': '# A' }, async (dir, report) => {
      expect((await loadSiteConfig(dir, report)).title).toBe(basename(dir));
    });
    expect(warnings).toEqual([
      'site.yaml: Cannot read the title and the origin of the site: the file does not exist. Create it with "title" and "origin". Until then, placeholders are used.',
    ]);
  });

  it('requires the file in a folder without pages', async () => {
    await expect(load({ 'a.txt': 'x' })).rejects.toThrow(
      'site.yaml: Cannot read the site configuration: there is no such file. Run "docvane init" to create a site, or select the folder of one with --site.',
    );
  });

  it('explains how to import a Docusaurus project', async () => {
    await expect(load({ 'docusaurus.config.ts': 'export default {};', 'docs/a.md': '# A' })).rejects.toThrow(
      /site\.yaml: Cannot read the site configuration: there is no site\.yaml, and docusaurus\.config\.ts belongs to Docusaurus\. Run "docvane import .+" to turn the project into a content folder\.$/,
    );
  });

  it.each(
    Object.entries({
      'navbar: [{ label: A, to: /b }]': ':6:26: Cannot link "/b": there is no page /b; did you mean "/a"?',
      'navbar: [{ label: A, to: a }]': ':6:26: Cannot link "a": there is no page a; did you mean "/a"?',
      'navbar: [{ label: A, to: /a, sidebar: dosc }]':
        ':6:39: Cannot show "A" in the navbar: there is no sidebar "dosc"; did you mean "docs"?',
      'logo: /img/logo.svg':
        ':6:7: Cannot show "/img/logo.svg": there is no file /img/logo.svg. Add it to "static" or next to the page.',
      'apis: [{ id: A, description: a.yaml }]':
        ':6:14: Cannot read the site configuration: "apis.0.id" must be lower-case letters, digits and hyphens, got "A"',
      'apis: [{ id: a, description: a.yaml, samples: [{ language: cobol }] }]': `:6:60: Cannot generate code samples in "cobol": the supported languages are ${SAMPLE_LANGUAGES.map(({ id }) => id).join(', ')}.`,
      'editUrl: git.example.com/docs':
        ':6:10: Cannot read the site configuration: "editUrl" must be a URL such as "https://git.example.com/docs/edit/main/{path}", got "git.example.com/docs"',
      'docs: { more: { sdk: { editUrl: git.example.com } } }':
        ':6:33: Cannot read the site configuration: "docs.more.sdk.editUrl" must be a URL such as "https://git.example.com/docs/edit/main/{path}", got "git.example.com"',
      'analytics: { host: "http://a.test", siteId: x }':
        ':6:20: Cannot read the site configuration: "analytics.host" must be an https URL such as "https://analytics.example.com", got "http://a.test"',
    }),
  )('reports the error in %j', async (line, error) => {
    expect((await compile(line)).errors).toEqual([`site.yaml${error}`]);
  });

  it.each(['docs', '/docs', '/a b/', '/ü/', '/../', '/a?b/'])('rejects the base %s', async (base) => {
    expect((await compile(`base: "${base}"`)).errors).toEqual([
      `site.yaml:6:7: Cannot read the site configuration: "base" must be a path that begins and ends with "/", such as "/" or "/docs/", of letters, digits, "-", ".", "_" and "~", got "${base}"`,
    ]);
  });

  it.each([
    ['https://example.com/docs/', 'a URL without a path, such as "https://docs.example.com": a path is "base"'],
    ['https://example.com\\docs', 'a URL without a path, such as "https://docs.example.com": a path is "base"'],
    ['docs.example.com', 'an http(s) URL such as "https://docs.example.com"'],
  ])('rejects the origin %s with one error', async (origin, expected) => {
    const { errors } = await compileContent({ 'site.yaml': `title: T\norigin: ${origin}\n` });
    expect(errors).toEqual([
      `site.yaml:2:9: Cannot read the site configuration: "origin" must be ${expected}, got ${JSON.stringify(origin)}`,
    ]);
  });

  it.each([
    ['https://Docs.Acme.COM:443/', 'https://docs.acme.com'],
    ['https://пример.рф', 'https://xn--e1afmkfd.xn--p1ai'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('reads the origin %s as browsers do', async (written, origin) => {
    const { result } = await load({ 'site.yaml': `title: T\norigin: ${written}\n` });
    expect(result.origin).toBe(origin);
  });

  it('links pages, their fragments and other sites from the frame', async () => {
    const { errors } = await compile(
      'navbar: [{ label: A, to: /a }, { label: A, to: "/a#a" }, { label: X, to: "https://x.test" }, { label: M, to: "mailto:a@b.test" }]',
    );
    expect(errors).toEqual([]);
  });
});

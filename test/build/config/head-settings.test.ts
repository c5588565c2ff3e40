import { describe, expect, it } from 'vitest';
import { pageEn } from '../../../worker/model/messages/en-page.ts';
import { HeadEntries } from '../../../worker/ui/frame/head-entries.tsx';
import { renderMarkup } from '../../../worker/ui/messages.tsx';
import { compileContent, SMALLEST_SITE } from '../content-folder.ts';

const withHead = (head: string) =>
  compileContent({
    'site.yaml': `${SMALLEST_SITE['site.yaml']}base: /docs/\nhead:\n${head}`,
    'a.md': '# A\n',
    'static/js/chat.js': 'x',
  });

describe('head in site.yaml', () => {
  it('adds elements to the head of every page, paths below the base, and hosts to the policy', async () => {
    const { site, errors } = await withHead(
      '  - meta: { name: google-site-verification, content: "a&b" }\n  - link: { rel: me, href: https://social.test/@acme }\n  - script: { src: /js/chat.js, defer: true, data-team: docs }\n  - script: { src: https://cdn.test/w.js, defer: true }\n    hosts: [https://cdn.test, https://*.w.test]\n',
    );
    expect(errors).toEqual([]);
    if (site === null) throw new Error('The site does not build');
    expect(renderMarkup(HeadEntries({ site: site.frame }), pageEn)).toBe(
      '<meta name="google-site-verification" content="a&amp;b"/><link rel="me" href="https://social.test/@acme"/><script src="/docs/js/chat.js" defer="" data-team="docs"></script><script src="https://cdn.test/w.js" defer=""></script>',
    );
    expect(site.frame.scriptHosts).toEqual(['https://cdn.test', 'https://*.w.test']);
  });

  it('leaves the frame of other sites as it is', async () => {
    const { site } = await compileContent({ 'a.md': '# A\n' });
    for (const key of ['head', 'scriptHosts', 'navbars', 'languages']) expect(site?.frame).not.toHaveProperty(key);
  });

  it.each([
    ['{ meta: { name: description, content: x } }', 'each page has a "description" of its own.'],
    ['{ meta: { http-equiv: refresh, content: "0" } }', '"http-equiv" is for headers, which this site sets.'],
    ['{ meta: { name: a } }', 'it has no "name" or no "content".'],
    ['{ link: { rel: stylesheet, href: /a.css } }', 'styles of the site are one file.'],
    ['{ link: { rel: canonical, href: / } }', 'a link of the kind "canonical" is not for all pages.'],
    ['{ link: { rel: icon, href: https://x.test/a.png } }', 'allows files of this site alone'],
    ['{ script: { async: true } }', 'allows no inline scripts.'],
    ['{ script: { src: https://x.test/a.js } }', 'allows no scripts of https://x.test. Add it to the "hosts"'],
    ['{ script: { src: https://x.test/a.js }, hosts: [https://*.x.test] }', 'allows no scripts of https://x.test.'],
    ['{ script: { src: //x.test/a.js }, hosts: [https://x.test] }', '"src" is a path or an https address'],
    ['{ meta: { name: a, content: b }, link: { rel: me, href: / } }', 'an entry is one element.'],
    ['{ meta: { name: a, content: b }, hosts: [https://x.test] }', '"hosts" are of a script.'],
  ])('is checked against the policy: %s', async (entry, fault) => {
    const { errors } = await withHead(`  - ${entry}\n`);
    expect(errors).toEqual([expect.stringMatching(/^site\.yaml:8:\d+: Cannot put this into the head: /)]);
    expect(errors[0]).toContain(fault);
  });

  it('names a file that is missing, and an attribute that would run code', async () => {
    expect((await withHead('  - script: { src: /js/none.js }\n')).errors).toEqual([
      expect.stringMatching(/^site\.yaml:8:\d+: Cannot link "\/js\/none\.js"/),
    ]);
    expect((await withHead('  - link: { rel: me, href: /, onload: x() }\n')).errors).toEqual([
      expect.stringContaining(
        '"onload" is no attribute of it: the Content-Security-Policy allows no inline scripts and styles',
      ),
    ]);
  });
});

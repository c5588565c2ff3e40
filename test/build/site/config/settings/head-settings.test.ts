import { describe, expect, it } from 'vitest';
import { HeadEntries } from '../../../../../worker/ui/frame/head/head.tsx';
import { renderMarkup } from '../../../../../worker/ui/messages.tsx';
import { pageEn } from '../../../../english.ts';
import { compileContent, SMALLEST_SITE } from '../../../content-folder.ts';

const withHead = (head: string) =>
  compileContent({
    'site.yaml': `${SMALLEST_SITE['site.yaml']}base: /docs/\nhead:\n${head}`,
    'a.md': '# A\n',
    'static/js/chat.js': 'x',
  });

describe('head in site.yaml', () => {
  it("adds elements to every page's head, the base to paths, and hosts to the policy", async () => {
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

  it('does not change the frame of other sites', async () => {
    const { site } = await compileContent({ 'a.md': '# A\n' });
    for (const key of ['head', 'scriptHosts', 'navbars', 'languages']) expect(site?.frame).not.toHaveProperty(key);
  });

  it.each([
    ['{ meta: { name: description, content: x } }', 'each page sets its own "description".'],
    ['{ meta: { http-equiv: refresh, content: "0" } }', '"http-equiv" sets headers, which the site does itself.'],
    ['{ meta: { name: a } }', 'it has no "name" or no "content".'],
    ['{ link: { rel: stylesheet, href: /a.css } }', 'a site has one stylesheet.'],
    ['{ link: { rel: canonical, href: / } }', '"canonical" links are not allowed in the head of every page.'],
    ['{ link: { rel: icon, href: https://x.test/a.png } }', 'only allows files of this site'],
    ['{ script: { async: true } }', 'blocks inline scripts.'],
    ['{ script: { src: https://x.test/a.js } }', 'blocks scripts from https://x.test. Add it to the "hosts"'],
    ['{ script: { src: https://x.test/a.js }, hosts: [https://*.x.test] }', 'blocks scripts from https://x.test.'],
    ['{ script: { src: //x.test/a.js }, hosts: [https://x.test] }', '"src" must be a path or an https URL'],
    ['{ meta: { name: a, content: b }, link: { rel: me, href: / } }', 'an entry must have exactly one element.'],
    ['{ meta: { name: a, content: b }, hosts: [https://x.test] }', '"hosts" is only for scripts.'],
  ])('reports conflicts with the policy: %s', async (entry, fault) => {
    const { errors } = await withHead(`  - ${entry}\n`);
    expect(errors).toEqual([expect.stringMatching(/^site\.yaml:8:\d+: Cannot add this to the head: /)]);
    expect(errors[0]).toContain(fault);
  });

  it('reports a missing file, and an attribute that would run code', async () => {
    expect((await withHead('  - script: { src: /js/none.js }\n')).errors).toEqual([
      expect.stringMatching(/^site\.yaml:8:\d+: Cannot link "\/js\/none\.js"/),
    ]);
    expect((await withHead('  - link: { rel: me, href: /, onload: x() }\n')).errors).toEqual([
      expect.stringContaining('"onload" is not an allowed attribute'),
    ]);
  });
});

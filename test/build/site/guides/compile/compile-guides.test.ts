import { describe, expect, it } from 'vitest';
import { compileContent, SMALLEST_SITE } from '../../../content-folder.ts';

const page = (frontMatter: string, body = 'text\n'): string => `---\n${frontMatter}\n---\n${body}`;

describe('GuideCompiler', () => {
  it('locates broken links and anchors, including after variables and front matter', async () => {
    const { errors } = await compileContent({
      'a.md': page(
        'title: A',
        '# A\n\n{{ product.name }} [x](nope), [x](/b#on), [x](b.md#one), [x](#a), [x](#z)\n\n![p](/img/p.png)\n\n[r]: /none\n\nsee [r]\n',
      ),
      'b.md': '# B\n\n## One\n',
    });
    expect(errors).toEqual([
      'a.md:6:20: Cannot link "nope": there is no page /nope. Link to an existing page, or create this one.',
      'a.md:6:31: Cannot link "/b#on": the page /b has no "#on"; did you mean "#one"?',
      'a.md:6:67: Cannot link "#z": the page /a has no "#z". Add "{#z}" to the heading, or link to another one.',
      'a.md:8:1: Cannot show "/img/p.png": there is no file /img/p.png. Add it to "static" or next to the page.',
      'a.md:12:5: Cannot link "/none": there is no page /none. Link to an existing page, or create this one.',
    ]);
  });

  it('reports a broken relative link of a version with the path that it would have', async () => {
    const file = 'versioned_docs/version-1.0/guides/a.md';
    const files = { 'docs/a.md': '# A\n', 'versions.json': '["1.0"]', [file]: '# A\n\n[x](deep/none)\n' };
    expect((await compileContent(files)).errors).toContain(
      `${file}:3:1: Cannot link "deep/none": there is no page /docs/guides/deep/none. Link to an existing page, or create this one.`,
    );
  });

  it('shows front matter for expressions in braces', async () => {
    const { html, errors } = await compileContent({
      'a.md': page('title: A\ndescription: All of "it"', '## One\n\n_{frontMatter.description}_\n'),
    });
    expect(errors).toEqual([]);
    expect(html('/a')).toContain('<em>All of &quot;it&quot;</em>');
  });

  it('links pages, files, redirects, anchors and other sites', async () => {
    const { errors, html } = await compileContent({
      'user/a.md': page(
        'displayed_sidebar: null',
        '# A\n\n[b](b.md) [up](../index.md) [abs](/user/b) [slug](./b) [self](#a) [top](#top) [f](/f.pdf) [r](/old) [x](https://x.test) [m](mailto:a@b.test) [q](b.md?x=1#b) [tab](?os=mac#a) [e](/user/b?a=%22"&b=ü) ![i](/i.png?raw=true)\n',
      ),
      'user/b.md': page('displayed_sidebar: null', '# B\n'),
      'index.md': '# Home\n',
      'static/f.pdf': 'x',
      'static/i.png': 'x',
      'redirects.yaml': '/old: /user/b\n',
    });
    expect(errors).toEqual([]);
    const hrefs = html('/user/a')
      .match(/(?<=<a href=")[^"]*/g)
      ?.join(' ');
    expect(hrefs).toContain(
      '/user/b / /user/b /user/b #a #top /f.pdf /old https://x.test mailto:a@b.test /user/b?x=1#b /user/a?os=mac#a /user/b?a=%22%22&amp;b=%C3%BC',
    );
    expect(html('/user/a')).toContain('src="/i.png"');
  });

  it('adds the base to paths', async () => {
    const { html } = await compileContent({
      'site.yaml': `${SMALLEST_SITE['site.yaml']}base: /docs/\n`,
      'a.md': '[b](b.md) ![p](/p.png)\n',
      'b.md': '# B\n',
      'static/p.png': 'x',
    });
    expect(html('/a')).toContain('<a href="/docs/b">');
    expect(html('/a')).toContain('<img src="/docs/p.png"');
  });

  it('reports all unknown variables of front matter and body, and continues', async () => {
    const { errors } = await compileContent({
      'a.md': page('title: "{{ product.nam }}"', 'x {{ a.b }}\n\n[x](nope)\n'),
      'b.md': '[a](a.md)\n',
    });
    expect(errors).toEqual([
      'a.md:1:1: Cannot replace the variable {{ product.nam }}: it is not defined; did you mean "product.name"?',
      'a.md:4:3: Cannot replace the variable {{ a.b }}: it is not defined. Define it under "variables" in site.yaml.',
      'a.md:6:1: Cannot link "nope": there is no page /nope. Link to an existing page, or create this one.',
    ]);
  });

  it('rejects extreme nesting, and reports no links to the page', async () => {
    const { errors, html } = await compileContent({ 'a.md': `${'>'.repeat(5_000)} x`, 'b.md': '[a](a.md)\n' });
    expect(errors).toEqual(['a.md: Cannot compile the page: it is nested too deeply. Flatten its quotes and lists.']);
    expect(html('/b')).toContain('href="/a"');
  });

  it.each([
    ['title: Given', '# Own', 'Given'],
    ['sidebar_label: S', '# Own *heading* {#own}', 'Own heading'],
    ['sidebar_label: S', '## Second', 'a'],
  ])('derives from %j and %j the title %j', async (frontMatter, body, title) => {
    const { site } = await compileContent({ 'a.md': page(frontMatter, body) });
    expect(site?.pages[0]?.entry.title).toBe(title);
  });

  it('uses the description of the front matter, or else the first paragraph, truncated after a word', async () => {
    const { site } = await compileContent({
      'a.md': page('description: Given', 'Text.'),
      'b.md': `# B\n\nSome *text* of [b](b.md). ${'More words. '.repeat(20)}`,
    });
    const [a, b] = site?.pages.map(({ entry }) => entry.description) ?? [];
    expect(a).toBe('Given');
    expect(b).toMatch(/^Some text of b\. More words.*(?:More|words)…$/);
    expect(b?.length).toBeLessThanOrEqual(160);
  });

  it.each([
    ['', ['one', 'two']],
    ['toc_max_heading_level: 4', ['one', 'two', 'three']],
    ['toc_min_heading_level: 3', ['two']],
    ['hide_table_of_contents: true', []],
  ])('lists headings with %j: %j', async (frontMatter, ids) => {
    const text = page(`title: A\n${frontMatter}`, '## One\n\n### Two\n\n#### Three\n');
    const { html } = await compileContent({ 'a.md': text });
    const [toc = ''] = /<nav.*?<\/nav>/s.exec(html('/a')) ?? [];
    expect(toc.match(/(?<=href="#)[^"]*/g) ?? []).toEqual(ids);
  });
});

import { describe, expect, it } from 'vitest';
import { compileContent } from '../../content-folder.ts';

const PAGES = { 'index.md': '# Home\n', 'a.md': '# A\n' };

describe('404.md', () => {
  it('is shown for unknown paths, and is not a page', async () => {
    const { site, errors, warnings } = await compileContent({
      ...PAGES,
      '404.md':
        '---\ntitle: Lost in the books\n---\n\nAsk *Ann*, or read [A](./a.md).\n\n:::tip\nTry the search.\n:::\n\n## More\n\nText.\n',
    });
    expect([...errors, ...warnings]).toEqual([]);
    expect(site?.pages.map(({ path }) => path)).toEqual(['/a', '/']);
    expect(JSON.stringify([...(site?.sidebars ?? [])])).not.toContain('404');
    expect(site?.notFound).toMatchObject({ title: 'Lost in the books' });
    const html = String(site?.notFound?.html);
    expect(html).toMatch(/^<h1>Lost in the books<\/h1><p>Ask <em>Ann<\/em>, or read <a href="\/a">A<\/a>\.<\/p>/);
    expect(html).not.toContain('<nav');
    expect(site?.notFound?.markdown).toMatch(/^# Lost in the books\n\nAsk \*Ann\*, or read \[A\]/);
  });

  it('has checked links', async () => {
    const { errors } = await compileContent({ ...PAGES, '404.md': '# Lost\n\nSee [none](/none).\n' });
    expect(errors).toEqual([
      '404.md:3:5: Cannot link "/none": there is no page /none. Link to an existing page, or create this one.',
    ]);
  });

  it('is an ordinary page in a subfolder', async () => {
    const { site } = await compileContent({ ...PAGES, 'http/404.md': '---\nunlisted: true\n---\n\n# Status 404\n' });
    expect(site?.notFound).toBeNull();
    expect(site?.pages.map(({ path }) => path)).toContain('/http/404');
  });
});

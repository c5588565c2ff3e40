import { describe, expect, it } from 'vitest';
import { compileContent } from '../../content-folder.ts';

async function entryOf(markdown: string, name = 'a.md') {
  const { site, errors, warnings } = await compileContent({ [name]: markdown, 'sidebars.yaml': 'docs: [a]\n' });
  return { entry: site?.pages.find(({ path }) => path === '/a')?.entry, findings: [...errors, ...warnings] };
}

describe('<head> of a page', () => {
  it.each(['a.md', 'a.mdx'])('sets title, description, keywords, image and canonical URL of %s', async (name) => {
    const { entry, findings } = await entryOf(
      '---\ntitle: A\ndescription: Of the front matter\n---\n\n<head>\n  <title>A &amp; more | Acme</title>\n  <meta\n    name="description"\n    content="All about A."\n  />\n  <meta name="keywords" content="a, b" />\n  <meta property="og:image" content="https://img.test/a.png" />\n  <meta property="og:title" content="A" />\n  <link rel="canonical" href="https://other.test/a" />\n</head>\n\nText.\n',
      name,
    );
    expect(findings).toEqual([]);
    expect(entry).toMatchObject({
      title: 'A',
      documentTitle: 'A & more | Acme',
      description: 'All about A.',
      keywords: ['a', 'b'],
      image: 'https://img.test/a.png',
      canonical: 'https://other.test/a',
    });
  });

  it("treats a URL of the site as a path, and ignores the page's own", async () => {
    const linked = (href: string): string =>
      `# A\n\n<Head><link rel="canonical" href="${href}" /><title>{'B'}</title></Head>\n`;
    const { entry } = await entryOf(linked('https://docs.example.com/b/'));
    expect([entry?.title, entry?.documentTitle, entry?.canonical]).toEqual(['A', 'B', '/b']);
    expect((await entryOf(linked('https://docs.example.com/a'))).entry).not.toHaveProperty('canonical');
  });

  it('keeps a page with "noindex" out of search engines, reports dropped elements, and ignores code', async () => {
    const { entry, findings } = await entryOf(
      '# A\n\n`<head><title>x</title></head>`\n\n<head>\n  <meta name="robots" content="noindex" />\n  <script src="https://x.test/a.js" />\n</head>\n',
    );
    expect(entry).toMatchObject({ isThin: true });
    expect(entry).not.toHaveProperty('documentTitle');
    expect(findings).toEqual([expect.stringMatching(/^a\.md:7:3: Cannot keep <script> in the head: /)]);
  });
});

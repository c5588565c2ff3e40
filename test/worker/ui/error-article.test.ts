import { describe, expect, it } from 'vitest';
import { page as pageEn } from '../../../worker/model/messages/en.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { errorTitle, renderErrorArticle } from '../../../worker/ui/frame/error-article.tsx';

const SITE = {
  base: '/docs',
  navbar: [{ label: 'Documentation', to: '/category/users', sidebar: 'docs' }],
  footer: { columns: [], copyright: '', contact: { label: 'Ask us', to: 'mailto:us@example.com' } },
} as unknown as SiteFrame;

describe('renderErrorArticle()', () => {
  it('offers search and links on a page that does not exist', () => {
    const html = renderErrorArticle({ error: 'not-found', site: SITE, path: '/nope' }, pageEn);
    expect(html).toContain('<h1>Page not found</h1>');
    expect(html).toContain('The page may have moved, or the link may be wrong.');
    expect(html).toContain('action="/docs/search"');
    expect(html).toContain('<a href="/docs">Home page</a>');
    expect(html).toContain('<a href="/docs/category/users">Documentation</a>');
    expect(html).toContain('<a href="mailto:us@example.com">Ask us</a>');
  });

  it('links to the same page if its content cannot be read', () => {
    expect(renderErrorArticle({ error: 'unavailable', site: SITE, path: '/user/bills' }, pageEn)).toContain(
      'href="/docs/user/bills"',
    );
  });

  it('shows that a page crashed, with a way to retry', () => {
    const html = renderErrorArticle({ error: 'crashed', site: SITE, path: '/user/bills' }, pageEn);
    expect(html).toContain('<h1>This page crashed.</h1>');
    expect(html).toContain('Try again');
    expect(errorTitle('crashed', pageEn)).toBe('This page crashed.');
  });
});

import { describe, expect, it } from 'vitest';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { errorTitle, renderErrorArticle } from '../../../worker/ui/frame/error-article.tsx';

const SITE = {
  base: '/docs',
  navbar: [{ label: 'Documentation', to: '/category/users', sidebar: 'docs' }],
} as unknown as SiteFrame;

describe('renderErrorArticle()', () => {
  it('leads on from a page that does not exist by search and by links', () => {
    const html = renderErrorArticle('not-found', SITE, '/nope');
    expect(html).toContain('<h1>Page Not Found</h1>');
    expect(html).toContain('We could not find what you were looking for.');
    expect(html).toContain('action="/docs/search"');
    expect(html).toContain('<a href="/docs">Home page</a>');
    expect(html).toContain('<a href="/docs/category/users">Documentation</a>');
  });

  it('offers the same page again when its content cannot be read', () => {
    expect(renderErrorArticle('unavailable', SITE, '/user/bills')).toContain('href="/docs/user/bills"');
  });

  it('says that a page crashed, with a way to try again', () => {
    const html = renderErrorArticle('crashed', SITE, '/user/bills');
    expect(html).toContain('<h1>This page crashed.</h1>');
    expect(html).toContain('Try again');
    expect(errorTitle('crashed')).toBe('This page crashed.');
  });
});

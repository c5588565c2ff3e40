import { describe, expect, it } from 'vitest';
import { renderRedirects } from '../../build/publish/export/host-files.ts';

describe('renderRedirects()', () => {
  it('lists redirects of one path first, and keeps the files that a pattern matches', () => {
    const redirects = [{ href: '/docs/a', location: '/docs/b' }];
    const patterns = [
      { href: '/docs/old/*', location: '/docs/new/:splat' },
      { href: '/docs/posts/:name', location: '/docs/news/:name' },
      { href: '/docs/blog/*', location: '/:splat' },
    ];
    const files = ['/docs/old/price%20list.pdf', '/docs/logo.svg', '/docs/posts/a.png', '/docs/posts/b/c.png'];
    expect(renderRedirects(redirects, patterns, files).split('\n')).toEqual([
      '/docs/a /docs/b 301',
      '/docs/old/price%20list.pdf /docs/old/price%20list.pdf 200',
      '/docs/posts/a.png /docs/posts/a.png 200',
      '/docs/old /docs/new 301',
      '/docs/blog / 301',
      '/docs/old/* /docs/new/:splat 301',
      '/docs/posts/:name /docs/news/:name 301',
      '/docs/blog/* /:splat 301',
      '',
    ]);
  });

  it('redirects the folder that a pattern begins with as the worker does', () => {
    const patterns = [
      { href: '/old/:x', location: '/first/:x' },
      { href: '/old/special/*', location: '/s/:splat' },
      { href: '/both/*', location: 'https://a.example/:splat/:splat?from=:splat' },
      { href: '/all/*', location: '/:splat' },
    ];
    expect(renderRedirects([], patterns).split('\n').slice(0, 3)).toEqual([
      '/old/special /first/special 301',
      '/both https://a.example//?from= 301',
      '/all / 301',
    ]);
  });

  it('keeps HTML files, whose clean path a pattern matches on Cloudflare', () => {
    const patterns = [{ href: '/old/*', location: '/new/:splat' }];
    expect(renderRedirects([], patterns, ['/old/proof.html', '/proof.html']).split('\n').slice(0, 2)).toEqual([
      '/old/proof.html /old/proof.html 200',
      '/old/proof /old/proof 200',
    ]);
  });
});

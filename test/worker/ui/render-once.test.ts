import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderOnce } from '../../../worker/ui/frame/render-once.ts';

describe('renderOnce()', () => {
  it('renders once for the same props, and again for others', () => {
    let times = 0;
    const render = renderOnce(({ label, url }: { readonly label: string; readonly url?: string }) => {
      times++;
      return createElement('a', { href: url }, label);
    });
    expect([render({ label: 'a' }), render({ label: 'a' }), times]).toEqual(['<a>a</a>', '<a>a</a>', 1]);
    expect([render({ label: 'a', url: '/b' }), render({ label: 'b' }), times]).toEqual([
      '<a href="/b">a</a>',
      '<a>b</a>',
      3,
    ]);
    expect([render({ label: 'a' }), times]).toEqual(['<a>a</a>', 3]);
  });

  it('takes another object for other props, though it holds the same', () => {
    const render = renderOnce(({ site }: { readonly site: { title: string } }) => createElement('b', null, site.title));
    const site = { title: 'one' };
    expect(render({ site })).toBe('<b>one</b>');
    expect(render({ site: { title: 'two' } })).toBe('<b>two</b>');
  });

  it('keeps a few forms, not all there have been', () => {
    let times = 0;
    const render = renderOnce(({ id }: { readonly id: number }) => {
      times++;
      return createElement('i', null, id);
    });
    for (let id = 0; id < 100; id++) render({ id });
    render({ id: 99 });
    expect(times).toBe(100);
    expect(render({ id: 0 })).toBe('<i>0</i>');
    expect(times).toBe(101);
  });
});

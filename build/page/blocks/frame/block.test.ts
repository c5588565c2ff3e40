import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

const frameHosts = ['*.example.com'];

describe('frame', () => {
  it('shows a page of an allowed host', () => {
    const expected = {
      html: '<figure class="frame"><iframe src="https://a.example.com/x" title="Demo" height="300" loading="lazy" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe><figcaption><a href="https://a.example.com/x" target="_blank" rel="noopener noreferrer">Demo</a></figcaption></figure>',
      markdown: '[Demo](https://a.example.com/x)',
      findings: [],
    };
    expect(show('::frame[Demo]{src="https://a.example.com/x" height=300}', { frameHosts })).toEqual(expected);
    expect(show('<Frame src="https://a.example.com/x" title="Demo" height={300} />', { frameHosts })).toEqual(expected);
  });

  it.each([
    ['https://evil.test/x', 'Add "evil.test" to "frameHosts" in site.yaml, or use a link.'],
    ['http://a.example.com/x', 'Enter the https URL of a page.'],
    ['demo.html', 'Enter the https URL of a page.'],
  ])('links %s instead, which is an error', (src, remedy) => {
    const { html, findings } = show(`A.\n\n::frame[Demo]{src="${src}"}`, { frameHosts });
    expect(html).toContain('>Demo</a></p>');
    expect(html).not.toContain('<iframe');
    expect(findings).toEqual([
      `a.md:3:1 frame-host: Cannot show the frame "${src}": the Content-Security-Policy does not allow frames from this URL. ${remedy}`,
    ]);
  });

  it('applies the same rules to an <iframe>', () => {
    const iframe = (src: string): string =>
      `<iframe width="560" height="315" src="${src}" title="Demo" allowfullscreen></iframe>`;
    const { html, findings } = show(iframe('https://a.example.com/x'), { frameHosts });
    expect(html).toContain('<figure class="frame"><iframe src="https://a.example.com/x" title="Demo" height="315"');
    expect(findings).toEqual([]);
    const film = show(iframe('https://www.youtube.com/embed/dQw4w9WgXcQ'), {
      frameHosts: ['www.youtube-nocookie.com'],
    });
    expect(film.html).toContain('data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"');
    expect(film.html).not.toContain('<iframe');
    expect(show(iframe('https://evil.test/'), { frameHosts }).html).toBe(
      '<p><a href="https://evil.test/" target="_blank" rel="noopener noreferrer">Demo</a></p>',
    );
  });

  it('requires a URL and a title', () => {
    expect(show('::frame{src="https://a.example.com/"}').findings).toEqual([
      'a.md:1:1 incomplete-block: Cannot show a frame without "src" and a title. Write ::frame[Title]{src="https://example.com/"}.',
    ]);
  });
});

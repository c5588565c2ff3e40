import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

describe('video', () => {
  it('plays a file of the site', () => {
    const expected = {
      html: '<video class="video" src="a.mp4" poster="a.png" preload="metadata" aria-label="Tour" controls playsinline></video>',
      markdown: '[Tour](a.mp4)',
      findings: [],
    };
    expect(show('::video[Tour]{src=a.mp4 poster=a.png}')).toEqual(expected);
    expect(show('<Video src="a.mp4" poster="a.png" title="Tour" />')).toEqual(expected);
  });

  it('links a video on another host, with its poster image', () => {
    expect(show('<Video src="https://youtu.be/x" poster="a.png" title="Tour" />')).toEqual({
      html: '<p><a class="video" href="https://youtu.be/x" target="_blank" rel="noopener noreferrer"><img src="a.png" decoding="async" alt=""><span>▶ Tour</span></a></p>',
      markdown: '[Tour](https://youtu.be/x)',
      findings: [],
    });
  });

  it.each([
    [
      'https://youtu.be/dQw4w9WgXcQ?t=1m30s',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;start=90',
    ],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1&amp;h=8272103f6e',
    ],
  ])('loads the player of %s on a click', (src, player) => {
    const frameHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'];
    const { html, markdown, findings } = show(`::video[Tour]{src="${src}"}`, { frameHosts });
    expect(html).toBe(
      `<p><a class="video" href="${src}" data-player="${player}" title="Tour" target="_blank" rel="noopener noreferrer"><span>▶ Tour</span></a></p>`,
    );
    expect([markdown, findings]).toEqual([`[Tour](${src})`, []]);
    expect(show(`::video[Tour]{src="${src}"}`).html).not.toContain('data-player');
  });

  it.each(['https://www.youtube.com/@someone', 'https://vimeo.com/about', 'https://notvimeo.com/1'])(
    'links to %s, which is not a video',
    (src) => {
      const frameHosts = ['*.youtube-nocookie.com', '*.vimeo.com'];
      expect(show(`::video[Tour]{src="${src}"}`, { frameHosts }).html).not.toContain('data-player');
    },
  );

  it('requires a file and a title', () => {
    expect(show('::video{src=a.mp4}').findings).toEqual([
      'a.md:1:1 incomplete-block: Cannot show a video without "src" and a title. Write ::video[Title]{src="film.mp4"}.',
    ]);
  });
});

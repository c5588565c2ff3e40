import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/markdown/block-test.ts';

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

  it('links a film of another host, behind a still picture', () => {
    expect(show('<Video src="https://youtu.be/x" poster="a.png" title="Tour" />')).toEqual({
      html: '<p><a class="video" href="https://youtu.be/x" target="_blank" rel="noopener noreferrer"><img src="a.png" decoding="async" alt=""><span>▶ Tour</span></a></p>',
      markdown: '[Tour](https://youtu.be/x)',
      findings: [],
    });
  });

  it('needs a file and a title', () => {
    expect(show('::video{src=a.mp4}').findings).toEqual([
      'a.md:1:1 incomplete-block: Cannot show a video without "src" and a title. Write ::video[Title]{src="film.mp4"}.',
    ]);
  });
});

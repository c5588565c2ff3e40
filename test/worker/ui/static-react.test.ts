import { resolve } from 'node:path';
import { build } from 'esbuild';
import * as react from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OWN_REACT } from '../../../build/release/bundle/bundle-worker.ts';
import { PAGE_KIND_FACTS } from '../../../build/release/bundle/provided-modules.ts';
import { siteLocale } from '../../../build/release/bundle/site-locale.ts';
import { page as messages } from '../../../worker/model/messages/en.ts';
import { PageFrames } from '../../../worker/model/records/page-frames.ts';
import { renderFrame } from '../../../worker/ui/frame/document.tsx';
import { renderErrorArticle } from '../../../worker/ui/frame/error-article.tsx';
import * as own from '../../../worker/ui/static-react.ts';
import { buildSite } from '../../built-site.ts';

describe('renderToStaticMarkup()', () => {
  it('writes what React writes', () => {
    const { createElement: h } = react;
    const Own = own.createContext('outer');
    const Theirs = react.createContext('outer');
    const tree = (create: typeof h, Context: typeof Theirs, Fragment: typeof react.Fragment, use: typeof react.use) => {
      const Word = () => create('i', null, use(Context));
      return create(
        'div',
        { className: 'a "b"', tabIndex: -1, hidden: true, 'aria-expanded': false, 'data-x': true, id: undefined },
        create('p', { title: null, lang: '' }, `<&>"'`, 0, 1.5, null, undefined, true, [
          ['a'],
          create('b', { key: 1 }),
        ]),
        create(Fragment, null, create('br'), create('img', { src: '/a?b&c', loading: 'lazy', alt: '' })),
        create(Context, { value: 'inner' }, create(Word)),
        create(Word),
        create('script', { async: false, dangerouslySetInnerHTML: { __html: 'a<b' } }),
        create('svg', { viewBox: '0 0 1 1' }, create('path', { d: 'M0 0' })),
      );
    };
    const theirs = renderToStaticMarkup(tree(h, Theirs, react.Fragment, react.use));
    expect(
      own.renderToStaticMarkup(
        tree(own.createElement as never, Own as never, own.Fragment as never, own.useContext as never),
      ),
    ).toBe(theirs);
    expect(theirs).toContain('<i>inner</i><i>outer</i>');
  });

  it('takes no data for an element', () => {
    const data = JSON.parse('{"type":"script","properties":{"dangerouslySetInnerHTML":{"__html":"x"}}}');
    expect(() => own.renderToStaticMarkup(data)).toThrow(TypeError);
  });

  it('writes the components of a worker as React does, but for the order of the head', async () => {
    const bundled = await bundleComponents();
    const { release } = await buildSite({ contentDir: resolve('docs') });
    const frames = new PageFrames(release.manifest);
    const shared = { ...release.manifest, messages };
    for (const [path, page] of release.manifest.pages) {
      const write = (render: typeof renderFrame): string => {
        const { before, after } = render(shared, frames.describe(path, page), (markup) => markup);
        return [...before, ...after].join('');
      };
      expect(tagsOf(write(bundled.renderFrame))).toEqual(tagsOf(write(renderFrame)));
    }
    for (const error of ['not-found', 'unavailable'] as const) {
      const article = { error, site: release.manifest.site, path: '/x' };
      expect(tagsOf(bundled.renderErrorArticle(article, messages))).toEqual(
        tagsOf(renderErrorArticle(article, messages)),
      );
    }
  }, 60_000);
});

/** Tags with their attributes in order, and texts. React moves elements of the head, and the name of an input. */
function tagsOf(html: string): string[] {
  const pieces = html.match(/<script>.*?<\/script>|<[^>]*>|[^<]+/gs) ?? [];
  return pieces
    .map((piece) =>
      piece.startsWith('<')
        ? piece
            .split(/ (?=[\w:-]+=")|(?=\/?>$)/)
            .sort()
            .join(' ')
        : piece,
    )
    .sort();
}

/** The components of a worker with what replaces React in it. */
async function bundleComponents(): Promise<{
  renderFrame: typeof renderFrame;
  renderErrorArticle: typeof renderErrorArticle;
}> {
  const { outputFiles } = await build({
    stdin: {
      contents: ['document', 'error-article'].map((name) => `export * from './worker/ui/frame/${name}.tsx';`).join(''),
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    alias: OWN_REACT,
    plugins: [PAGE_KIND_FACTS, siteLocale({ locale: 'en' })],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`);
}

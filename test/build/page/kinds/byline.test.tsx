import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BylineText } from '../../../../build/page/kinds/byline.tsx';

it('a byline without a date and authors is nothing, not an empty paragraph', () => {
  expect(renderToStaticMarkup(<BylineText byline={{ date: null, authors: [] }} />)).toBe('');
});

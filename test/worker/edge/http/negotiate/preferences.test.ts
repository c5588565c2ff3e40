import { describe, expect, it } from 'vitest';
import {
  errorFormat,
  preferredFormat,
  prefersMarkdown,
} from '../../../../../worker/edge/http/negotiate/preferences.ts';

describe('prefersMarkdown()', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html', true],
    ['text/html, text/markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.8', true],
    ['text/markdown;q=0.9, text/html;q=0.9', true],
    ['text/markdown, */*', true],
    ['text/markdown;q=0.5', true],
    ['text/markdown;q=0.001', true],
    ['TEXT/Markdown ; Q=1.000', true],
    ['text/markdown;charset=utf-8;variant=GFM', true],
    ['application/json, text/markdown', true],
    ['text/markdown;q=0.5, text/html;q=0', true],
    ['text/markdown;q=0.5, text/*;q=0.4, */*', true],
    ['text/markdown;q=0.8, text/html', false],
    ['text/markdown;q=0.8, */*', false],
    ['text/markdown;q=0.3, text/*;q=0.4', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=0.0, text/html;q=0', false],
    ['text/markdown;q=2', false],
    ['text/markdown;q=x', false],
    ['text/*', false],
    ['*/*', false],
    ['text/html', false],
    ['text/x-markdown', false],
    ['application/markdown', false],
    ['', false],
    [undefined, false],
  ])('%j: %s', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});

describe('preferredFormat()', () => {
  it.each([
    ['application/json', 'json'],
    ['application/json, text/plain, */*', 'json'],
    ['text/html, application/json;q=0.9', 'html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
    ['application/ld+json', 'html'],
    ['text/markdown, application/json', 'json'],
    ['text/markdown, application/json;q=0.5, */*;q=0.1', 'markdown'],
    ['text/markdown;q=0.5, application/json;q=0.9, text/html;q=0.1', 'json'],
    ['text/markdown;q=0.5, application/json;q=0', 'markdown'],
    ['text/html, application/json;q=0.9, text/markdown;q=0.9', 'html'],
    ['*/*', 'html'],
    [undefined, 'html'],
  ])('%j: %s', (accept, expected) => {
    expect(preferredFormat(accept)).toBe(expected);
  });
});

describe('errorFormat()', () => {
  it.each([
    ['application/problem+json', 'json'],
    ['application/problem+json;q=0.9, text/markdown;q=0.5', 'json'],
    ['application/problem+json;q=0.5, text/html', 'html'],
    ['text/markdown', 'markdown'],
    [undefined, 'html'],
  ])('%j: %s', (accept, expected) => {
    expect(errorFormat(accept)).toBe(expected);
  });
});

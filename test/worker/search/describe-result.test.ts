import { describe, expect, it } from 'vitest';
import { describeResult } from '../../../worker/search/describe-result.ts';

const page = {
  path: '/api/a',
  kind: 'operation',
  title: 'A',
  operation: 'GET /a',
  description: 'Of A.',
  trail: [],
  scopes: [],
} as const;

describe('describeResult()', () => {
  it.each([
    ['response-300', '/docs/api/a#response-300'],
    ['größe/#1', '/docs/api/a#gr%C3%B6%C3%9Fe%2F%231'],
    ['/api/a/page-2#response-300', '/docs/api/a/page-2#response-300'],
  ])('links to %s', (id, href) => {
    const places = [{ kind: 'response', id, label: '300', text: '' }] as const;
    expect(describeResult({ ...page, places }, [1], { stems: new Set() }, '/docs').href).toBe(href);
    expect(describeResult({ ...page, places }, [], { stems: new Set() }, '/docs').href).toBe('/docs/api/a');
  });
});

import { describe, expect, it } from 'vitest';
import { responseLabel } from '../../../../build/page/blocks/api/responses/model.ts';
import { operationHeadings, schemaHeadings } from '../../../../build/page/kinds/sections.ts';
import { page as pageEn } from '../../../../worker/model/messages/en.ts';
import { operation, response } from './fixtures.ts';

describe('operationHeadings()', () => {
  it('lists the sections of an operation, with responses nested below theirs', () => {
    const article = operation({
      parameters: [{ id: 'path-parameters', location: 'path', title: 'Path parameters', parameters: [] }],
      responses: [response('200', { title: 'OK' }), response('default')],
    });
    expect(operationHeadings(article, pageEn)).toEqual([
      { id: 'path-parameters', text: 'Path parameters', level: 2 },
      { id: 'responses', text: 'Responses', level: 2 },
      { id: 'response-200', text: '200 OK', level: 3 },
      { id: 'response-default', text: 'default', level: 3 },
    ]);
  });
});

describe('schemaHeadings()', () => {
  const usedBy = [{ title: 'A', href: '/a', method: 'GET', pathTemplate: '/a', deprecated: false, description: null }];

  it('lists the properties and the uses', () => {
    expect(schemaHeadings(usedBy, pageEn).map(({ text }) => text)).toEqual(['Properties', 'Used by']);
  });

  it('is empty for a single section', () => {
    expect(schemaHeadings([], pageEn)).toEqual([]);
  });
});

describe('responseLabel()', () => {
  it('does not repeat a status', () => {
    expect(responseLabel(response('404', { title: 'Not Found' }))).toBe('404 Not Found');
    expect(responseLabel(response('default', { title: 'default' }))).toBe('default');
  });
});

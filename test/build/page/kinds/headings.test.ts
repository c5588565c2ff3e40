import { describe, expect, it } from 'vitest';
import { responseLabel } from '../../../../build/page/blocks/api/responses/model.ts';
import { operationPage } from '../../../../build/page/kinds/operation-page.tsx';
import { pageEn } from '../../../english.ts';
import { field, operation, response } from './fixtures.ts';

describe('the table of contents of an operation', () => {
  it('lists its sections, with responses nested below theirs', () => {
    const page = operationPage(
      operation({
        parameters: [{ id: 'path-parameters', location: 'path', title: 'Path parameters', parameters: [field('id')] }],
        responses: [response('200', { title: 'OK' }), response('default')],
      }),
    );
    expect(page.blocks.flatMap(({ headings }) => headings?.(pageEn) ?? [])).toEqual([
      { id: 'path-parameters', text: 'Path parameters', level: 2 },
      { id: 'responses', text: 'Responses', level: 2 },
      { id: 'response-200', text: '200 OK', level: 3 },
      { id: 'response-default', text: 'default', level: 3 },
    ]);
  });
});

describe('responseLabel()', () => {
  it('does not repeat a status', () => {
    expect(responseLabel(response('404', { title: 'Not Found' }))).toBe('404 Not Found');
    expect(responseLabel(response('default', { title: 'default' }))).toBe('default');
  });
});

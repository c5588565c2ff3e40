import { describe, expect, it } from 'vitest';
import { readLocation } from '../../../../../build/openapi/core/operations/parameters.ts';
import { readRoot } from '../../api-fixture.ts';

describe('readLocation()', () => {
  it.each([
    [{ in: 'header' }, 'header', null],
    [{ in: 'body' }, 'query', '"body"'],
    [{}, 'query', 'nothing'],
  ])('of %j is %j', (parameter, location, found) => {
    const { root, warnings } = readRoot({ parameter });
    expect(readLocation(root.get('parameter'))).toBe(location);
    expect(warnings()).toEqual(
      found === null
        ? []
        : [
            `#/parameter/in: Cannot read "in": it must be one of path, query, querystring, header, cookie, found ${found}. Correct it, or describe a body in "requestBody".`,
          ],
    );
  });
});

import { describe, expect, it } from 'vitest';
import { sampleText } from '../../../../../build/openapi/examples/sampler/sample-scalar.ts';
import * as en from '../../../../../worker/model/messages/en.ts';

const made = (description: string, name = 'value', more: object = {}): string =>
  sampleText([{ type: 'string', description, ...more }], { name, index: 0, texts: en.reference.exampleTexts });

describe('sampleText() with a description', () => {
  it.each([
    ['Three-letter ISO 4217 code.', 'EUR'],
    ['Three-letter [ISO currency code](https://example.com), in lowercase (ISO 4217).', 'eur'],
    ['A number in E.164 format.', '+14155550123'],
    ['Country (ISO 3166-1 alpha-2).', 'DE'],
    ['When it ended, as in RFC 3339.', '2025-03-14T09:30:00Z'],
    ['The day as YYYY-MM-DD (ISO 8601).', '2025-03-14'],
    ['An ISO 8601 duration.', 'P30D'],
    ['Whatever it is, in lower case.', 'string'],
  ])('follows %j', (description, expected) => {
    expect(made(description)).toBe(expected);
  });

  it('writes the value of a name in the case that is described', () => {
    expect(made('Always lower case.', 'currency')).toBe('eur');
    expect(made('Lower case becomes upper case.', 'currency')).toBe('EUR');
    expect(made('A mix of upper and lower case letters.', 'currency')).toBe('EUR');
  });

  it('prefers a format and a pattern', () => {
    expect(made('As in RFC 3339.', 'day', { format: 'date' })).toBe('2025-03-14');
    expect(made('As in ISO 4217.', 'code', { pattern: '^[a-z]{2}$' })).toMatch(/^[a-z]{2}$/);
  });
});

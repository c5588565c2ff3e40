import { describe, expect, it } from 'vitest';
import { toPageRecord } from '../../../build/release/page-record.ts';
import { findFormats, takeFormat } from '../../../worker/model/page-record.ts';

const KEY = 'page/0123456789abcdef01234567';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (part: Uint8Array): string => new TextDecoder().decode(part);
const record = toPageRecord(KEY, {
  article: bytes('<article>é\n</article>'),
  markdown: bytes('# É\n'),
});

describe('toPageRecord()', () => {
  it('starts with the key and the lengths, then the article', () => {
    expect(text(record)).toBe(`${KEY} article 22 markdown 5\n<article>é\n</article># É\n`);
  });

  it('can be split into its formats again', () => {
    expect(text(takeFormat(record, KEY, 'article'))).toBe('<article>é\n</article>');
    expect(text(takeFormat(record, KEY, 'markdown'))).toBe('# É\n');
  });
});

describe('findFormats()', () => {
  it('waits for the complete header, byte by byte', () => {
    const header = record.indexOf(0x0a) + 1;
    for (let length = 0; length < header; length++) expect(findFormats(record.subarray(0, length), KEY)).toBeNull();
    expect(findFormats(record.subarray(0, header), KEY)?.article).toEqual({ start: header, end: header + 22 });
  });

  it.each([
    ['another record', 'page/ffff article 22 markdown 5\n'],
    ['a page without a header', '<article>\n</article>'],
    ['a missing first line', 'x'.repeat(300)],
    ['a blank article', `${KEY} article 0 markdown 5\n`],
    ['an invalid length', `${KEY} article 1e3 markdown 5\n`],
    ['an older record', `${KEY} article 22 markdown 5 image 0\n`],
  ])('throws for %s', (_, found) => {
    expect(() => findFormats(bytes(found), KEY)).toThrow(`Cannot read record ${KEY}: it begins with`);
  });
});

describe('takeFormat()', () => {
  it('throws for a truncated record', () => {
    expect(() => takeFormat(record.subarray(0, -1), KEY, 'markdown')).toThrow('it ends after');
    expect(text(takeFormat(record.subarray(0, -1), KEY, 'article'))).toBe('<article>é\n</article>');
  });
});

import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { boundedMarkdown } from '../../../../../build/page/text/markdown/bounded-markdown.ts';

const toHtml = (text: string): string => String(new Marked({ gfm: true, async: false }, boundedMarkdown).parse(text));

describe('boundedMarkdown', () => {
  it('reads a table of up to 500,000 cells, with those that short rows lack, and shows the source of a larger one', () => {
    const table = (rows: number): string => `|${'a|'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n${'b\n'.repeat(rows)}`;
    expect(toHtml(table(497)).match(/<td>/g)).toHaveLength(497_000);
    expect(toHtml(table(499))).toMatch(/^<p>\|a\|/);
  });

  it('links bare addresses of up to 4,000 characters, and leaves longer ones as they are', () => {
    const address = (length: number): string => `https://a.example/${'x'.repeat(length - 18)}`;
    expect(toHtml(`${address(3_999)} ${'y'.repeat(9_000)}`)).toContain(`<a href="${address(3_999)}">`);
    expect(toHtml(`See ${address(4_000)} now.`)).toBe(`<p>See ${address(4_000)} now.</p>\n`);
  });

  it.each(['http://a.b/(', 'www.a.b/(', 'ftp://a.b/(('])('takes linear time for many of %s', (part) => {
    const before = process.cpuUsage().user;
    expect(toHtml(part.repeat(20_000))).toContain(part);
    expect(process.cpuUsage(undefined).user - before).toBeLessThan(2_000_000);
  });
});

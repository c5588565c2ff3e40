import { describe, expect, it } from 'vitest';
import {
  absoluteLinks,
  absoluteLinksInBytes,
  findSiteLinks,
} from '../../../../../build/page/text/markdown/absolute-links.ts';

const make = (text: string): string => absoluteLinks(text, 'https://docs.test');

describe('absoluteLinks()', () => {
  it.each([
    ['[Bills](/user/bills.md#pay)', '[Bills](https://docs.test/user/bills.md#pay)'],
    ['![](/img/a.svg) and [b](</a b.md>)', '![](https://docs.test/img/a.svg) and [b](<https://docs.test/a b.md>)'],
    ['[a](#b) [c](//d.test) [e](https://f.test/)', '[a](#b) [c](//d.test) [e](https://f.test/)'],
    ['`[a](/b)` ``x`[a](/b)`` [a](/b)', '`[a](/b)` ``x`[a](/b)`` [a](https://docs.test/b)'],
    ['```md\n[a](/b)\n```\n[a](/b)', '```md\n[a](/b)\n```\n[a](https://docs.test/b)'],
    ['~~~\n[a](/b)\n~~~\n[a](/b)', '~~~\n[a](/b)\n~~~\n[a](https://docs.test/b)'],
    ['A stray ` and [a](/b)', 'A stray ` and [a](https://docs.test/b)'],
    ['\\[a\\](/b) [c\\\\](/d)', '\\[a\\](/b) [c\\\\](https://docs.test/d)'],
    ['\\` [a](/b) \\` `c\\` [d](/e)', '\\` [a](https://docs.test/b) \\` `c\\` [d](https://docs.test/e)'],
  ])('%s', (text, expected) => {
    expect(make(text)).toBe(expected);
  });

  it('finds the same links in bytes', () => {
    const text = 'Gebühr – `ü` [Rechnung](/rechnung) 日本 [b](</b c>)\n';
    const bytes = Buffer.from(text);
    const made = absoluteLinksInBytes(bytes, findSiteLinks(bytes.toString('latin1')), 'https://dökumente.test');
    expect(Buffer.from(made).toString()).toBe(absoluteLinks(text, 'https://dökumente.test'));
    expect(Buffer.from(made).toString()).toContain('](https://dökumente.test/rechnung)');
  });

  it('takes linear time for stray marks', () => {
    const runs = Array.from({ length: 800 }, (_, index) => '`'.repeat(index + 1)).join(' ');
    const start = process.cpuUsage();
    make(`${runs}${' [a](/b)'.repeat(1_000)}\n${'~~~\n'.repeat(999)}`);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(200);
  });
});

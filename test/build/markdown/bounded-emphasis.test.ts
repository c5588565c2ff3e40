import { describe, expect, it } from 'vitest';
import { DescriptionCompiler } from '../../../build/markdown/compile-description.ts';
import { pageEn } from '../../../worker/model/messages/en-page.ts';

describe('emphasis', () => {
  it('takes little time in a hostile text of 50 KB', () => {
    const started = process.cpuUsage();
    new DescriptionCompiler({ messages: pageEn }).compile('*a _'.repeat(12_500));
    const { user } = process.cpuUsage(started);
    expect(user / 1_000).toBeLessThan(3_000);
  });

  it('works in a long text of short paragraphs', () => {
    const prose = new DescriptionCompiler({ messages: pageEn }).compile('Some *text*.\n\n'.repeat(2_000));
    expect(prose?.html.match(/<em>text<\/em>/g)).toHaveLength(2_000);
  });
});

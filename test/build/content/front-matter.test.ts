import { describe, expect, it } from 'vitest';
import { parseFrontMatter, toIsoDate } from '../../../build/content/front-matter.ts';
import { thrownFindings } from '../thrown-findings.ts';

const parse = (text: string): ReturnType<typeof parseFrontMatter> => parseFrontMatter({ file: 'a.md', text });
const faults = (text: string): Promise<string[]> => thrownFindings(() => parse(text));

describe('parseFrontMatter()', () => {
  it('splits front matter from the body', () => {
    expect(parse('---\ntitle: Bills\n---\n\n# Bills\n')).toMatchObject({
      frontMatter: { title: 'Bills' },
      body: '\n# Bills\n',
      bodyOffset: 21,
    });
  });

  it.each([
    ['no front matter', '# Bills', {}, '# Bills'],
    ['an empty one', '---\n---\ntext', {}, 'text'],
    ['Windows line ends', '---\r\ntitle: A\r\n---\r\ntext\r\n', { title: 'A' }, 'text\r\n'],
    ['no body', '---\ntitle: A\n---', { title: 'A' }, ''],
    ['a rule further down', 'text\n\n---\n\nmore', {}, 'text\n\n---\n\nmore'],
    ['dashes in a value', '---\ntitle: a --- b\n---\ntext', { title: 'a --- b' }, 'text'],
    ['numbers as keywords', '---\nkeywords: [invoice, 404]\n---\nx', { keywords: ['invoice', '404'] }, 'x'],
  ])('reads a file with %s', (_what, text, frontMatter, body) => {
    expect(parse(text)).toMatchObject({ frontMatter, body });
  });

  it.each([
    ['---\ntitel: A\n---\n', 'a.md:2:1: Cannot read front matter: "titel" is not a known key; did you mean "title"?'],
    [
      '---\ntitle: A\nsidebar_position: first\n---\n',
      'a.md:3:19: Cannot read front matter: "sidebar_position" must be a number, got "first"',
    ],
    [
      '---\r\ntitle: A\r\ndraft: maybe\r\n---\r\n',
      'a.md:3:8: Cannot read front matter: "draft" must be a boolean, got "maybe"',
    ],
    ['---\ntitle: "A\n---\nx', 'a.md:3:1: Cannot read front matter: Missing closing "quote'],
    [
      '---\ntitle: A\ntitle: B\n---\n',
      'a.md:3:1: Cannot read front matter: the key "title" stands here a second time. Remove one of the two.',
    ],
    ['---\ntitle: A\n\tid: b\n---\n', 'a.md:3:1: Cannot read front matter: Tabs are not allowed as indentation'],
    [
      '---\ntitle: A\n',
      'a.md:1:1: Cannot read front matter: the opening "---" is never closed. Add a line "---" after it.',
    ],
    ['---\n- a\n---\n', 'a.md:2:1: Cannot read front matter: "the document" must be a mapping, got ["a"]'],
    [
      '---\nlast_update: { date: 2025-02-30 }\n---\n',
      'a.md:2:22: Cannot read front matter: "last_update.date" must be a date such as "2025-03-14", got "2025-02-30"',
    ],
    ['', 'a.md: Cannot make a page: the file is empty. Write its text, or delete the file.'],
    [' \n\n', 'a.md: Cannot make a page: the file is empty. Write its text, or delete the file.'],
  ])('tells the line of the file: %j', async (text, fault) => {
    expect(await faults(text)).toEqual([fault]);
  });

  it('tells all faults at once', async () => {
    expect(await faults('---\ntitel: A\nslug: 5\ntoc_max_heading_level: 9\n---\n')).toHaveLength(3);
  });
});

describe('toIsoDate()', () => {
  it.each(['2025-03-14', '2025-03-14T23:30:00Z', '2025-03-14T00:00:00+02:00'])(
    'keeps the day that is written: %s',
    (date) => {
      expect(toIsoDate(date)).toBe('2025-03-14');
    },
  );
});

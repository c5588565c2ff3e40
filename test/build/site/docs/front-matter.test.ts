import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../../../build/base/report/finding.ts';
import { Report } from '../../../../build/base/report/report.ts';
import { parseYaml } from '../../../../build/base/source/parse-yaml.ts';
import { parseFrontMatter, toIsoDate } from '../../../../build/site/docs/front-matter.ts';
import { thrownFindings } from '../../thrown-findings.ts';

const parse = (text: string): ReturnType<typeof parseFrontMatter> =>
  parseFrontMatter({ file: 'a.md', text }, new Report());
const faults = (text: string): Promise<string[]> => thrownFindings(() => parse(text));

describe('parseFrontMatter()', () => {
  it.each(['\n---\n\ntitle: A\n\n---\n', '\n---\nNote: text\n---\n', '# A\n\n---\ntitle: A\n---\n'])(
    'leaves %j alone, which is text between two lines',
    (text) => {
      expect(parse(text)).toMatchObject({ frontMatter: {}, body: text });
    },
  );

  it('splits front matter from the body', () => {
    expect(parse('---\ntitle: Bills\n---\n\n# Bills\n')).toMatchObject({
      frontMatter: { title: 'Bills' },
      body: '\n# Bills\n',
      bodyOffset: 21,
    });
  });

  it.each([
    ['no front matter', '# Bills', {}, '# Bills'],
    ['empty front matter', '---\n---\ntext', {}, 'text'],
    ['Windows line ends', '---\r\ntitle: A\r\n---\r\ntext\r\n', { title: 'A' }, 'text\r\n'],
    ['no body', '---\ntitle: A\n---', { title: 'A' }, ''],
    ['a rule in the body', 'text\n\n---\n\nmore', {}, 'text\n\n---\n\nmore'],
    ['dashes in a value', '---\ntitle: a --- b\n---\ntext', { title: 'a --- b' }, 'text'],
    ['numbers as text', '---\ntitle: 404\nslug: 5\n---\nx', { title: '404', slug: '5' }, 'x'],
    ['text as flags', '---\ndraft: "true"\nsidebar_position: "2"\n---\nx', { draft: true, sidebar_position: 2 }, 'x'],
    ['an empty title', '---\ntitle: ""\n---\nx', { title: undefined }, 'x'],
    ['numbers as keywords', '---\nkeywords: [invoice, 404]\n---\nx', { keywords: ['invoice', '404'] }, 'x'],
  ])('reads a file with %s', (_what, text, frontMatter, body) => {
    expect(parse(text)).toMatchObject({ frontMatter, body });
  });

  it.each(
    Object.entries({
      '---\ntitle: A\nsidebar_position: first\n---\n':
        'a.md:3:19: Cannot read front matter: "sidebar_position" must be a number, got "first"',
      '---\r\ntitle: A\r\ndraft: maybe\r\n---\r\n':
        'a.md:3:8: Cannot read front matter: "draft" must be true or false, got "maybe"',
      '---\ntitle: "A\n---\nx':
        'a.md:2:8: Cannot read front matter: the text that starts with " is never closed. Add " at its end.',
      '---\ntitle: A\ntitle: B\n---\n':
        'a.md:3:1: Cannot read front matter: the key "title" appears twice. Remove one of them.',
      '---\ntitle: A\n\tid: b\n---\n':
        'a.md:3:1: Cannot read front matter: the line is indented with a tab. Use spaces.',
      '---\ntitle: A\n':
        'a.md:1:1: Cannot read front matter: the opening "---" is never closed. Add a line "---" after it.',
      '\n---\ntitle: A\ndraft: true\n---\n':
        'a.md:2:1: Cannot read front matter: it is not at the top of the file. Move its first "---" to line 1.',
      '<!-- Bills -->\r\n\r\n---\r\ntags:\r\n  - a\r\n---\r\n':
        'a.md:3:1: Cannot read front matter: it is not at the top of the file. Move its first "---" to line 1.',
      '+++\ntitle = "A"\n+++\n':
        'a.md:1:1: Cannot read front matter: it is TOML. Write it as YAML, between two lines "---".',
      '---\n- a\n---\n':
        'a.md:2:1: Cannot read front matter: it must be a mapping, got ["a"]. Write lines of the form "key: value".',
      '---\nlast_update: { date: 2025-02-30 }\n---\n':
        'a.md:2:22: Cannot read front matter: "last_update.date" must be a date such as "2025-03-14", got "2025-02-30"',
      '---\ndate: 02.11.2026\n---\n':
        'a.md:2:7: Cannot read front matter: "date" must be a date such as "2026-11-02", got "02.11.2026"',
      '---\ndate: 1/31/2025\n---\n':
        'a.md:2:7: Cannot read front matter: "date" must be a date such as "2025-01-31", got "1/31/2025"',
      '---\ndate: 02/11/2026\n---\n':
        'a.md:2:7: Cannot read front matter: "date" must be a date such as "2025-03-14", got "02/11/2026"',
      '---\ndate: 20261102\n---\n':
        'a.md:2:7: Cannot read front matter: "date" must be a date such as "2025-03-14", got 20261102',
      '---\ndate:\n---\n': 'a.md:2:6: Cannot read front matter: "date" must be a date such as "2025-03-14", got null',
    }),
  )('reports the line: %j', async (text, fault) => {
    expect(await faults(text)).toEqual([fault]);
  });

  it.each([
    ['---\ntitel: A\n---\nx', [':2:1: Cannot read front matter: "titel" is not a known key; did you mean "title"?']],
    [
      '---\ntitle: A\nzzz: 1\n---\nx',
      [':3:1: Cannot read front matter: "zzz" is not a known key. Remove it, or use a known key.'],
    ],
    ['', [': Cannot show anything on this page: the file is empty. Add text, or delete the file.']],
    [' \n\n', [': Cannot show anything on this page: the file is empty. Add text, or delete the file.']],
    [
      '---\ntitle: A\nicon: rockett\n---\nx',
      [':3:7: Cannot draw the icon "rockett": there is no such icon; did you mean "rocket"?'],
    ],
    // Keys for Docusaurus and its plugins.
    ['---\nsidebar_class_name: x\nsidebar_custom_props: { a: 1 }\nsearch_exclude: true\n---\nx', []],
  ])('warns about %j: %j', (text, warnings) => {
    const report = new Report();
    parseFrontMatter({ file: 'a.md', text }, report);
    expect(report.warnings.map(formatFinding)).toEqual(warnings.map((warning) => `a.md${warning}`));
  });

  it('warns about each page with the same front matter', () => {
    const report = new Report();
    const text = '---\ntitle: A\nicon: same-x\nlayout: post\n---\n';
    for (const file of ['a.md', 'b.md'])
      expect(parseFrontMatter({ file, text }, report).frontMatter).toEqual({ title: 'A' });
    expect(report.warnings.map(({ file }) => file)).toEqual(['a.md', 'a.md', 'b.md', 'b.md']);
  });

  it('lets settings stay parsed, however many pages there are', () => {
    const settings = () => parseYaml('site.yaml', 'title: A\n', 'the site');
    const first = settings();
    for (let page = 0; page < 600; page++) parse(`---\nslug: /${page}\n---\nx`);
    expect(settings()).toBe(first);
  });

  it('reports all errors at once', async () => {
    expect(await faults('---\ntitle: [A]\nslug: {}\ntoc_max_heading_level: 9\n---\n')).toHaveLength(3);
  });
});

describe('toIsoDate()', () => {
  it.each(['2025-03-14', '2025-03-14T23:30:00Z', '2025-03-14T00:00:00+02:00'])(
    'keeps the day as written: %s',
    (date) => {
      expect(toIsoDate(date)).toBe('2025-03-14');
    },
  );

  it.each(['2025-02-30', '2025-13-01', '02.11.2026', '3/14/2025', '14 Mar 2025', 'soon', ''])(
    'returns null for %j',
    (date) => {
      expect(toIsoDate(date)).toBeNull();
    },
  );
});

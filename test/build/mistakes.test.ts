import { describe, expect, it } from 'vitest';
import { formatLocation, remedyOf } from '../../build/base/report/finding.ts';
import { SiteCompiler } from '../../build/site/compile-site.ts';
import { type Files, inContent, SMALLEST_SITE } from './content-folder.ts';

const SITE = String(SMALLEST_SITE['site.yaml']);
const GUIDE = { 'first-steps.md': '# First steps\n' };
const settings = (text: string): Files => ({ ...GUIDE, 'site.yaml': SITE + text });
const api = (text: string, file = 'api.yaml'): Files => ({
  ...settings(`apis:\n  - { id: a, path: /api, description: ${file} }\n`),
  [file]: text,
});
const OPERATIONS = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    get: { operationId: list, responses: {} }
  /b:
    get: { operationId: list, responses: {} }
`;

/** A mistake: the place that its message names, the cause that it tells, and what it says to do. */
const MISTAKES: Readonly<Record<string, [files: Files, place: string, cause: string, remedy: string]>> = {
  'a link of the announcement': [
    settings('announcement: { id: a, text: "See [it](/first-stpes)" }\n'),
    'site.yaml:6:30',
    'there is no page /first-stpes',
    'did you mean "/first-steps"?',
  ],
  'a file instead of a path in the announcement': [
    settings('announcement: { id: a, text: "See [it](first-step.md)" }\n'),
    'site.yaml:6:30',
    'there is no page first-step.md',
    'did you mean "/first-steps"?',
  ],
  'the contact of the footer': [
    { ...GUIDE, 'site.yaml': SITE.replace('Copyright }', 'Copyright, contact: { label: C, to: /first-stpes } }') },
    'site.yaml:5:58',
    'there is no page /first-stpes',
    'did you mean "/first-steps"?',
  ],
  'a component that is no TSX': [
    { 'a.md': '# A\n\n<Box />\n', 'components/Box.tsx': 'export default () => (\n  <p>{;</p>\n);\n' },
    'components/Box.tsx:2:7',
    'Unexpected ";"',
    'Correct its code.',
  ],
  'the same slug twice': [
    { 'a.md': '---\nslug: /x\n---\n\n# A\n', 'b.md': '---\ntitle: B\nslug: /x\n---\n' },
    'b.md:3:1',
    'a.md:2:1 has the same path',
    'Rename one of the files, or give it another "slug".',
  ],
  'the same operationId twice': [
    api(OPERATIONS),
    'api.yaml:7:5 (#/paths/~1b/get)',
    'GET /a has the same "operationId", "list"',
    'Its page is /api/list-get-b; give it a unique "operationId".',
  ],
  'a key of a description that is indented too far': [
    api(OPERATIONS.replace('title: T', 'title: T').replace('    get: {', '     operationId: x\n      get: {')),
    'api.yaml:5:19',
    'the value contains another "key: value"',
    'Put the value in quotes, or fix the indentation.',
  ],
  'a comma missing in the JSON of a description': [
    api('{"openapi": "3.1.0"\n "info": {}}', 'api.json'),
    'api.json:2:2',
    'a comma is missing before this value',
    'Add "," at the end of the value before it.',
  ],
  'an icon of the navbar': [
    settings('navbar: [{ label: A, to: /first-steps, icon: rokcet }]\n'),
    'site.yaml:6:46',
    'must be an icon of https://lucide.dev/icons, got "rokcet"',
    'did you mean "rocket"?',
  ],
  'a sidebar of the navbar': [
    settings('navbar: [{ label: A, to: /first-steps, sidebar: dosc }]\n'),
    'site.yaml:6:49',
    'there is no sidebar "dosc"',
    'did you mean "docs"?',
  ],
  'a sidebar in a menu of the navbar of a sidebar': [
    settings('navbars:\n  docs: [{ label: M, items: [{ label: A, to: /first-steps, sidebar: dosc }] }]\n'),
    'site.yaml:7:69',
    'there is no sidebar "dosc"',
    'did you mean "docs"?',
  ],
  'the target of a redirect': [
    { ...GUIDE, 'redirects.yaml': '/old: /first-stpes#x\n' },
    'redirects.yaml:1:7',
    'there is no page /first-stpes#x',
    'did you mean "/first-steps"?',
  ],
  'a font with the path of Windows': [
    { ...settings('theme: { fonts: { text: "fonts\\\\intr.woff2" } }\n'), 'fonts/inter.woff2': 'x' },
    'site.yaml:6:25',
    'the content folder has no such file',
    'did you mean "fonts/inter.woff2"?',
  ],
  'a font that is not there': [
    settings('theme: { fonts: { mono: mono.woff2 } }\n'),
    'site.yaml:6:25',
    'the content folder has no such file',
    'Add the file, and write its path with "/".',
  ],
  'a mistyped locale': [
    settings('locale: dee\n'),
    'site.yaml:6:9',
    'it is not the BCP 47 tag of a language',
    'did you mean "de"?',
  ],
  'a name instead of a locale': [
    settings('locale: german\n'),
    'site.yaml:6:9',
    'it is not the BCP 47 tag of a language',
    'did you mean "de"?',
  ],
  'the kind of a diagram': [
    { 'a.md': '# A\n\n```mermaid\n\nflwchart TD\n  A --> B\n```\n' },
    'a.md:5:1',
    'the build cannot read "flwchart"',
    'did you mean "flowchart"?',
  ],
  'a line of a diagram': [
    { 'a.md': '# A\n\n```mermaid\nflowchart TD\n  A --> B\n  B -> > C\n```\n' },
    'a.md:6:3',
    '"C" of the line "B -> > C" would be missing',
    'Correct this line, or render the diagram',
  ],
  'a directive that swallows the page': [
    { 'a.md': '# A\n\n:::note\n\nText\n\n## More\n' },
    'a.md:3:1',
    'nothing closes it, so it contains all that follows',
    'Add a line ":::" with as many colons as the opening line.',
  ],
  'a colon without a space in front matter': [
    { 'a.md': '---\ntitle:Bills\n---\n\n# A\n' },
    'a.md:2:1',
    'Cannot read front matter: it must be a mapping, got "title:Bills"',
    'Write a space after the colon: "title: …".',
  ],
  'a colon without a space above other front matter': [
    { 'a.md': '---\ntitle:Bills\ndescription: All about them\n---\n\n# A\n' },
    'a.md:2:1',
    'a space is missing after "title:"',
    'Write "title: …".',
  ],
  'a list as front matter': [
    { 'a.md': '---\n- Bills\n---\n\n# A\n' },
    'a.md:2:1',
    'it must be a mapping, got ["Bills"]',
    'Write lines of the form "key: value".',
  ],
  'a tab that is not closed': [
    { 'a.md': '# A\n\n<Tabs>\n<TabItem label="A">\n\nText\n\n</Tabs>\n' },
    'a.md:4:1',
    'Cannot find the end of <TabItem>: nothing closes it',
    'Add </TabItem>',
  ],
  'a step that is not closed': [
    { 'a.md': '# A\n\n<Steps>\n<Step title="A">\n\nText\n\n</Steps>\n' },
    'a.md:4:1',
    'Cannot find the end of <Step>: nothing closes it',
    'Add </Step>',
  ],
  'a directive that is not closed in a component': [
    { 'a.md': '# A\n\n<Steps>\n:::step[A]\n\nText\n\nMore\n</Steps>\n' },
    'a.md:4:1',
    'Cannot find the end of ":::step"',
    'Add a line ":::"',
  ],
  'a comment that is not closed': [
    { 'a.md': '# A\n\nText\n\n<!-- To do\n\nMore\n' },
    'a.md:5:1',
    'nothing closes it, so it hides what follows',
    'Add "-->".',
  ],
  'a row with more cells than its table': [
    { 'a.md': '# A\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 | 5 |\n' },
    'a.md:6:1',
    'the table has 2 columns, so its further cells are lost',
    'Add the cells to the first two lines',
  ],
  'an upright line in the code of a table': [
    { 'a.md': '# A\n\n> | a | b |\n> |---|---|\n> | 1 | 2 |\n> | 3 | `x|y` |\n' },
    'a.md:6:3',
    'the table has 2 columns, so its further cells are lost',
    'write "\\|" for a "|" in a cell',
  ],
  'a page at an address of the site itself': [
    { 'mcp.md': '# MCP\n' },
    'mcp.md',
    'Cannot create the page /mcp: the site itself responds at this path',
    'Rename the file, or give it another "slug".',
  ],
  'a slug that is an address of the site itself': [
    { 'a.md': '---\nslug: /healthz\n---\n\n# Health\n' },
    'a.md:2:1',
    'Cannot create the page /healthz: the site itself responds at this path',
    'Rename the file, or give it another "slug".',
  ],
  'an overview at an address of the site itself': [
    {
      ...settings('apis:\n  - { id: a, path: /api, overview: /mcp, description: api.yaml }\n'),
      'api.yaml': OPERATIONS,
    },
    'site.yaml',
    'Cannot create the page /mcp: the site itself responds at this path',
    'Change its slug, or the "path" of the API.',
  ],
  'a host without a scheme': [
    { 'a.md': '# A\n\n[Bills](www.example.com/bills)\n' },
    'a.md:3:1',
    'Cannot link "www.example.com/bills"',
    'did you mean "https://www.example.com/bills"?',
  ],
  'another host without a scheme': [
    { 'a.md': '# A\n\n[Bills](docs.example.com)\n' },
    'a.md:3:1',
    'Cannot link "docs.example.com"',
    'did you mean "https://docs.example.com"?',
  ],
  'an email address as a link': [
    { 'a.md': '# A\n\n[Ask us](help@example.com)\n' },
    'a.md:3:1',
    'Cannot link "help@example.com"',
    'did you mean "mailto:help@example.com"?',
  ],
  'a link to a file with a space': [
    { 'a.md': '# A\n\nSee *all* [bills](my bills.md).\n' },
    'a.md:3:11',
    'Cannot read this link: its address has a space',
    'Write [bills](<my bills.md>).',
  ],
  'an image of a file with a space': [
    { 'a.md': '# A\n\n![A bill](/img/my bill.png)\n' },
    'a.md:3:1',
    'its address has a space',
    'Write ![A bill](</img/my bill.png>).',
  ],
  'a link with a space in the middle': [
    { 'a.md': '# A\n\n- See [bills] (bills.md#all).\n' },
    'a.md:3:7',
    'there is a space before its address',
    'Write [bills](bills.md#all).',
  ],
  'a link with swapped brackets': [
    { 'a.md': '# A\n\nSee (bills)[/user/bills].\n' },
    'a.md:3:5',
    'its brackets are swapped',
    'Write [bills](/user/bills).',
  ],
  'a link that nothing defines': [
    { 'a.md': '# A\n\nSee [bills][all-bills].\n' },
    'a.md:3:5',
    'nothing defines "[all-bills]"',
    'Add a line "[all-bills]: address", or write [bills](address).',
  ],
  'a footnote that nothing defines': [
    { 'a.md': '# A\n\nPay it.[^pay]\n' },
    'a.md:3:8',
    'there is no footnote of this name',
    'Add a line "[^pay]: text".',
  ],
  'a version that is a number': [
    { ...GUIDE, 'versions.json': '[2.0, 1.0]' },
    'versions.json:1:2',
    '"0" must be a string, got 2',
    'Quote it: "2.0".',
  ],
  'a day that does not exist in a file name': [
    { ...settings('news: { news: { title: News, path: news } }\n'), 'news/2026-13-40-x.md': '# X\n' },
    'news/2026-13-40-x.md:1:1',
    'there is no day 2026-13-40',
    'Rename the file',
  ],
};

describe('messages about mistakes', () => {
  it.each(Object.entries(MISTAKES))('name place, cause and remedy of %s', async (_, [files, place, cause, remedy]) => {
    const { findings } = await inContent({ ...SMALLEST_SITE, ...files }, async (contentDir, report) => {
      await new SiteCompiler().compile({ contentDir }, report);
      return [...report.errors, ...report.warnings];
    }).then(({ result }) => ({ findings: result }));
    const told = findings.map((finding) => ({
      place: formatLocation(finding).replace(/^.*?content-\w+\//, ''),
      message: finding.message,
      remedy: remedyOf(finding),
    }));
    expect(told).toContainEqual({
      place,
      message: expect.stringContaining(cause),
      remedy: expect.stringContaining(remedy),
    });
  });

  it('blame a component that cannot be read once, and not the pages that use it', async () => {
    const [files] = MISTAKES['a component that is no TSX'] ?? [{}];
    const { errors, warnings } = await inContent({ ...SMALLEST_SITE, ...files }, (contentDir, report) =>
      new SiteCompiler().compile({ contentDir }, report),
    );
    expect([errors.length, warnings]).toEqual([1, []]);
  });

  it('name the text in front matter once, not each of its characters', async () => {
    const { errors, warnings } = await inContent(
      { ...SMALLEST_SITE, 'a.md': '---\ntitle:Bills\n---\n\n# A\n' },
      (contentDir, report) => new SiteCompiler().compile({ contentDir }, report),
    );
    expect([errors.length, warnings]).toEqual([1, []]);
  });

  it('leave text in brackets alone that is no link', async () => {
    const texts = [
      'Optional [x] and [a](default is 2.5), array[0][i] and `[a](b c.md) [^b]`.',
      'See \\[bills](my bills.md), \\[^pay], [1][2], [#1][Found by A. Reader], [A-Z][a-z0-9], [this] (see below), [skip ci] (#4) and (a)[b].',
      '[Bills](<my bills.md>), [all][bills], [bills][] and [bills].[^1]',
      '[bills]: <my bills.md>\n\n[^1]: Text',
    ];
    const { errors, warnings } = await inContent(
      { ...SMALLEST_SITE, 'a.md': `# A\n\n${texts.join('\n\n')}\n`, 'my bills.md': '# Bills\n' },
      (contentDir, report) => new SiteCompiler().compile({ contentDir }, report),
    );
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('warn about a block that is not closed at the end of a page', async () => {
    const { errors, warnings } = await inContent(
      { ...SMALLEST_SITE, 'a.md': '# A\n\n:::note\n\nText\n' },
      (contentDir, report) => new SiteCompiler().compile({ contentDir }, report),
    );
    expect([errors, warnings.length]).toEqual([[], 1]);
  });
});

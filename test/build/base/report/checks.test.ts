import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Excerpts } from '../../../../build/base/report/excerpt.ts';
import { RULE_NAMES } from '../../../../build/base/report/rules.ts';
import { describeFinding, terminalColors } from '../../../../build/cli/print-report.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { type Files, inContent, SMALLEST_SITE } from '../../content-folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEklEQVR4nGP8z8Dwn4EIwDiqkL4KAYj+BP0Yj8sWAAAAAElFTkSuQmCC',
  'base64',
);

const compiler = new SiteCompiler();

/** Output of a build of a content folder, with file names relative to it. */
async function print(files: Files): Promise<string> {
  const { result } = await inContent({ ...SMALLEST_SITE, ...files }, async (contentDir, report) => {
    await compiler.compile({ contentDir }, report);
    const colors = terminalColors({ isTTY: false }, {});
    const excerpts = new Excerpts();
    const lines = [...report.errors, ...report.warnings].map((finding) => describeFinding(finding, excerpts, colors));
    return lines.join('\n').replaceAll(`${relative(process.cwd(), contentDir).replaceAll('\\', '/')}/`, '');
  });
  return result;
}

/** Each page breaks one rule: its text, and the complete message. */
const PAGES: Readonly<Record<string, string>> = {
  '# A\n\nSee [b](/nope).\n':
    'error: index.md:3:5: Cannot link "/nope": there is no page /nope. Link to an existing page, or create this one. [broken-link]\n  3 | See [b](/nope).\n    |     ^',
  '# A\n\n## Paying\n\n[b](#payin)\n':
    'error: index.md:5:1: Cannot link "#payin": the page / has no "#payin"; did you mean "#paying"? [broken-anchor]\n  5 | [b](#payin)\n    | ^',
  '![b](./img/bankk.png)\n':
    'error: index.md:1:1: Cannot show "./img/bankk.png": there is no file /img/bankk.png; did you mean "/img/bank.png"? [missing-image]\n  1 | ![b](./img/bankk.png)\n    | ^',
  'a ![](./b.png)\n':
    'warning: index.md:1:3: Cannot describe the image "./b.png": it has no alternative text. Write it in the brackets: "![…](…)". [image-without-alt]\n  1 | a ![](./b.png)\n    |   ^',
  '![a](./c.png)\n':
    'warning: index.md:1:1: Cannot read the size of the image "./c.png": its header has none. Save it again; an SVG needs a "viewBox". [image-size]\n  1 | ![a](./c.png)\n    | ^',
  '![a](https://x.test/b.png)\n':
    'warning: index.md:1:1: Cannot show the image "https://x.test/b.png": the Content-Security-Policy blocks images from that host. Copy it next to the page, or add the host to "imageHosts" in site.yaml. [image-host]\n  1 | ![a](https://x.test/b.png)\n    | ^',
  '- [](#top)\n':
    'warning: index.md:1:3: Cannot follow the link to "#top": it has no text. Add text that says where it leads. [empty-link]\n  1 | - [](#top)\n    |   ^',
  '# A\n\n## B {#x}\n\n## C {#x}\n':
    'warning: index.md:5:6: Cannot link both headings: both have the id "x". Give one of them another "{#…}". [duplicate-heading-id]\n  5 | ## C {#x}\n    |      ^',
  '# A\n\n### B\n':
    'warning: index.md:3:1: Heading level skipped: h1 to h3. Start the heading with "##". [skipped-heading-level]\n  3 | ### B\n    | ^',
  '# A\n\n# B\n':
    'warning: index.md:3:1: Cannot give the page two titles: this is the second level-1 heading. Start it with "##". [first-heading]\n  3 | # B\n    | ^',
  'By {{ product.nmae }}\n':
    'error: index.md:1:4: Cannot replace the variable {{ product.nmae }}: it is not defined; did you mean "product.name"? [unknown-variable]\n  1 | By {{ product.nmae }}\n    |    ^',
  'a\n\n:::tip\nb\n':
    'warning: index.md:3:1: Cannot find the end of ":::tip": nothing closes it. Add a line ":::" with as many colons as the opening line. [unclosed-block]\n  3 | :::tip\n    | ^',
  'a <kbd>b\n':
    'warning: index.md:1:3: Cannot leave <kbd> open: nothing closes it here. Add </kbd>, or write "&lt;" for "<". [unclosed-tag]\n  1 | a <kbd>b\n    |   ^',
  'a\n\n```mermaid\npie\n  "A" : 1\n```\n':
    'warning: index.md:4:1: Cannot draw this diagram: the build cannot read "pie", so its code is shown. Render it ("npx @mermaid-js/mermaid-cli -i a.mmd -o a.svg"), and show the image. [undrawn-diagram]\n  4 | pie\n    | ^',
  '> a <Foo />\n':
    'warning: index.md:1:5: Cannot show <Foo>: this site has no such component. Replace it with Markdown, or configure a replacement under "markdown.components" in site.yaml. Only its content is shown. [unknown-component]\n  1 | > a <Foo />\n    |     ^',
  "import a from 'b';\n\nx {a + 1}\n":
    'warning: index.md:3:3: Cannot show the value of {a + 1}: it is JavaScript, and pages do not run code. Write the text, or a variable of site.yaml. [jsx-expression]\n  3 | x {a + 1}\n    |   ^',
  'a <b onclick="c()">d</b>\n':
    'warning: index.md:1:3: Cannot keep "onclick" on <b>: the Content-Security-Policy does not allow inline styles and scripts. Remove it. [unsafe-html]\n  1 | a <b onclick="c()">d</b>\n    |   ^',
  '---\nmath: true\n---\nSum: $\\frac{1$.\n':
    'warning: index.md:4:6: Cannot render the formula: Unexpected end of input in a macro argument, expected \'}\'. Correct its TeX, or write "\\$" for a dollar sign. [math-syntax]\n  4 | Sum: $\\frac{1$.\n    |      ^',
  '{{> ./_fes.md }}\n':
    'error: index.md:1:1: Cannot include "./_fes.md": there is no file _fes.md; did you mean "_fees.md"? [partial-include]\n  1 | {{> ./_fes.md }}\n    | ^',
  'a\n\n{{> ../../../../package.json }}\n':
    'error: index.md:3:1: Cannot include "../../../../package.json": it is outside the content folder. Copy it next to the page. [partial-include]\n  3 | {{> ../../../../package.json }}\n    | ^',
};
const REDIRECTS: Readonly<Record<string, string>> = {
  '/a: /b\n/b: /a\n':
    'error: redirects.yaml:1:1: Cannot redirect /a: it leads back to itself. Point it to a page. [broken-redirect]\n  1 | /a: /b\n    | ^\nerror: redirects.yaml:2:1: Cannot redirect /b: it leads back to itself. Point it to a page. [broken-redirect]\n  2 | /b: /a\n    | ^',
  '/: /b\n':
    'error: redirects.yaml:1:1: Cannot redirect /: a page has this path. Remove the line, or write another path. [broken-redirect]\n  1 | /: /b\n    | ^',
};
const BESIDE: Files = { 'img/bank.png': PNG, 'b.png': PNG, 'c.png': PNG.subarray(0, 12), '_fees.md': 'x\n' };

describe('checks', () => {
  it.each(Object.entries(PAGES))('report a page with location, line and fix: %j', async (text, printed) => {
    expect(await print({ ...BESIDE, 'index.md': text })).toBe(printed);
  });

  it.each(Object.entries(REDIRECTS))('report the redirects %j', async (text, printed) => {
    expect(await print({ 'index.md': '# A\n', 'redirects.yaml': text })).toBe(printed);
  });

  it('report an unknown check in site.yaml, and suggest the nearest one', async () => {
    const site = `${SMALLEST_SITE['site.yaml']}checks:\n  broken-lnk: off\n`;
    expect(await print({ 'site.yaml': site, 'index.md': '# A\n' })).toContain(
      'site.yaml:7:3: Cannot read the site configuration: "checks.broken-lnk" is not a known key; did you mean "broken-link"?\n  7 |   broken-lnk: off\n    |   ^',
    );
  });

  it('can be turned off individually', async () => {
    const redirects = { 'index.md': '# A\n', 'redirects.yaml': Object.keys(REDIRECTS)[0] ?? '' };
    const pages = Object.keys(PAGES).map((text) => ({ ...BESIDE, 'index.md': text }));
    const printed = [...Object.values(PAGES), Object.values(REDIRECTS)[0]];
    for (const [index, files] of [...pages, redirects].entries()) {
      const rule = / \[([\w-]+)\]$/m.exec(printed[index] ?? '')?.[1];
      const site = `${SMALLEST_SITE['site.yaml']}checks: { ${rule}: off }\n`;
      expect(await print({ 'site.yaml': site, ...files }), rule).toBe('');
    }
  });

  it('have names in kebab-case, in order', () => {
    expect(RULE_NAMES).toEqual([...RULE_NAMES].sort());
    for (const name of RULE_NAMES) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

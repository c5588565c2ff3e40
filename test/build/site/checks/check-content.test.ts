import { describe, expect, it } from 'vitest';
import { proseOf } from '../../../../build/site/checks/prose-text.ts';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';

const site = (checks: string, more = ''): Files => ({
  'site.yaml': `${String(SMALLEST_SITE['site.yaml'])}${more}checks: ${checks}\n`,
});
const check = async (checks: string, body: string, more = '') =>
  (await compileContent({ ...site(checks, more), 'a.md': `---\ntitle: A\n---\n\n${body}\n` })).warnings;

describe('proseOf()', () => {
  it.each([
    ['a `code` b', 'a        b'],
    ['```js\nlet word;\n```\nend', '     \n         \n   \nend'],
    ['[label](../some/target.md "title") end', '[label                             end'],
    [':::note[Title]{icon="rocket"}\ntext', '       [Title]               \ntext'],
    ['see :icon[rocket] and https://a.example/wrod.', 'see      [rocket] and                        '],
    ['<Card title="wrod">text</Card>', '                   text       '],
    ['a {expression} {{ variable }} b', 'a                             b'],
    ['content/site.yaml and snake_case and $x^2$', '                  and            and      '],
    ['<!-- wrod\nwrod --> x', '         \n         x'],
  ])('keeps the words of %j at their places', (markdown, prose) => {
    expect(proseOf(markdown)).toBe(prose);
    expect(proseOf(markdown)).toHaveLength(markdown.length);
  });

  it('takes linear time', () => {
    const hostile = ['a-', '[](', '{', '<a ', '$x', '](', '![', 'a/', ':x', '\\', '<!--', 'a.', '{{', '`', 'a@', '&a'];
    // A pattern that starts again at each character takes minutes.
    for (const part of hostile) expect(proseOf(part.repeat(200_000))).toHaveLength(part.length * 200_000);
  });
});

describe('checks of style', () => {
  it('are off by default', async () => {
    expect(await check('{}', 'Text.')).toEqual([]);
  });

  it.each([
    ['{ missing-description: warning }', 'Text.', 'a.md:1:1: Cannot describe this page in search results'],
    [
      '{ long-page: warning, maxWords: 3 }',
      'One two three four.',
      'a.md:4:1: Cannot keep this page short: it has 4 words',
    ],
    ['{ unlinked-page: warning }', 'Text.', 'a.md:1:1: Cannot reach the page /a'],
    [
      '{ words: [{ avoid: [log in, login], use: sign in, why: "The interface says so." }] }',
      'To **log\nin**, `login`.',
      'a.md:5:6: Cannot keep "log in": "checks.words" in site.yaml has it. Write "sign in". The interface says so.',
    ],
    ['{ words: [{ avoid: e-mail, use: email }] }', 'An E-mail.', 'a.md:5:4: Cannot keep "E-mail"'],
    ['{ words: [{ avoid: "C++ (old)" }] }', 'In C++ (old).', 'a.md:5:4: Cannot keep "C++ (old)"'],
    ['{ words: [{ avoid: simply }] }', 'Simply go.', 'a.md:5:1: Cannot keep "Simply"'],
    ['{ words: [{ use: GitHub }] }', 'See GitHub and Github.', 'a.md:5:16: Cannot keep "Github"'],
    [
      '{ spelling: {} }',
      'The custmer of Müller’s GmbH.',
      'a.md:5:5: Cannot accept the word "custmer": the dictionary does not have it; did you mean "customer"?',
    ],
  ])('with %s find a fault in %j', async (checks, body, warning) => {
    expect(await check(checks, body)).toContainEqual(expect.stringContaining(warning));
  });

  it.each([
    [
      '{ words: [{ avoid: login, use: sign in }] }',
      'Sign in. The `login` field, <b id="login">x</b>, [x](#login).\n\n## Login {#login}',
    ],
    ['{ words: [{ use: product }] }', 'Product, and product.'],
    [
      '{ spelling: { accept: [Docvane, payout] } }',
      'Docvane’s payouts? No: a payout, PDFs, an OpenAPI file, self-hosted.',
    ],
  ])('with %s accept what is right in %j', async (checks, body) => {
    const found = await check(checks, body);
    // The heading says it, and "payouts" is another word.
    expect(found.filter((warning) => !/"Login"|"payouts"/.test(warning))).toEqual([]);
  });

  it('count a link from another page', async () => {
    const { warnings } = await compileContent({
      ...site('{ unlinked-page: warning }'),
      'a.md': '# A\n\n[b](b.md) and [itself](a.md)\n',
      'b.md': '# B\n',
      'c.md': '---\nunlisted: true\n---\n\n# C\n',
    });
    expect(warnings).toEqual([expect.stringMatching(/^a\.md:1:1: Cannot reach the page \/a/)]);
  });

  it('can be errors', async () => {
    const { errors } = await compileContent({ ...site('{ missing-description: error }'), 'a.md': '# A\n' });
    expect(errors).toHaveLength(1);
  });

  it('say which dictionary to install', async () => {
    const { errors } = await compileContent({ ...site('{ spelling: {} }', 'locale: pt-BR\n'), 'a.md': '# A\n' });
    expect(errors).toEqual([
      'site.yaml:7:21: Cannot check the spelling: no dictionary "dictionary-pt-br" or "dictionary-pt" is installed. Run "npm install --save-dev dictionary-pt".',
    ]);
  });
});

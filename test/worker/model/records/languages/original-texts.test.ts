import { describe, expect, it } from 'vitest';
import { OriginalTexts } from '../../../../../worker/model/records/languages/original-texts.ts';

const ORIGIN = 'https://docs.example.com';

function textsOf(locale: string, base = ''): OriginalTexts {
  const languages = [
    { locale: 'en', label: 'English', base, isOriginal: true as const },
    { locale, label: locale, base: `${base}/${locale}` },
  ];
  const redirects = { '/bills': '/rechnungen', '/off': 'https://example.com/', '/old': '/new#part' };
  return new OriginalTexts({ site: { origin: ORIGIN, base: `${base}/${locale}`, locale, languages }, redirects });
}

describe('links of a page that is not translated', () => {
  it.each([
    ['/quotes', '/de/quotes'],
    ['/', '/de'],
    ['/#top', '/de#top'],
    ['/bills', '/de/rechnungen'],
    ['/bills?a=1#pay', '/de/rechnungen?a=1#pay'],
    ['/bills.md', '/de/rechnungen.md'],
    // Redirects that lead elsewhere are followed by the worker.
    ['/off', '/de/off'],
    ['/old', '/de/old'],
    ['/_/try/form/api/x', '/de/_/try/form/api/x'],
    ['/constructor', '/de/constructor'],
  ])('lead from %s to %s', (href, expected) => {
    expect(textsOf('de').href(href)).toBe(expected);
  });

  it('begin with the base of the site', () => {
    const texts = textsOf('de', '/docs');
    expect([texts.href('/docs'), texts.href('/docs/bills'), texts.href('/elsewhere')]).toEqual([
      '/docs/de',
      '/docs/de/rechnungen',
      '/elsewhere',
    ]);
  });

  it('are changed in attributes that are links, and nowhere else', () => {
    const html =
      '<article class="a"><a href="/quotes" title="/quotes">href=&quot;/x&quot; /y</a><img src="/i.svg" alt="/i"><a href="//host/x"></a><a href="https://e.com/"></a></article>';
    expect(textsOf('de').article(html, 'en')).toBe(
      '<article lang="en" class="a"><a href="/de/quotes" title="/quotes">href=&quot;/x&quot; /y</a><img src="/de/i.svg" alt="/i"><a href="//host/x"></a><a href="https://e.com/"></a></article>',
    );
    expect(textsOf('ar').article('<article>', 'en')).toBe('<article lang="en" dir="ltr">');
  });

  it('are changed in Markdown if they lead to the site', () => {
    const markdown = `[a](${ORIGIN}/bills.md#pay), [b](https://example.org/bills), [c](${ORIGIN}) and <${ORIGIN}/bills>`;
    expect(textsOf('de').markdown(markdown)).toBe(
      `[a](${ORIGIN}/de/rechnungen.md#pay), [b](https://example.org/bills), [c](${ORIGIN}) and <${ORIGIN}/bills>`,
    );
  });
});

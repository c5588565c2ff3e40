import { describe, expect, it } from 'vitest';
import { toLanguages } from '../../../../../build/site/config/settings/language-settings.ts';
import { compileContent, SMALLEST_SITE } from '../../../content-folder.ts';

const withLanguages = (languages: string) =>
  compileContent({ 'site.yaml': `${SMALLEST_SITE['site.yaml']}languages: ${languages}\n`, 'a.md': '# A\n' });

describe('languages in site.yaml', () => {
  it('have their own names, and are absent from a site with one language', async () => {
    expect(
      toLanguages([
        { locale: 'en', to: '/' },
        { locale: 'fr', to: '/fr/' },
        { locale: 'pt-BR', label: 'Brasil', to: 'https://br.example.com/' },
      ]),
    ).toEqual([
      { locale: 'en', label: 'English', base: '' },
      { locale: 'fr', label: 'Français', base: '/fr' },
      { locale: 'pt-BR', label: 'Brasil', base: 'https://br.example.com' },
    ]);
    expect((await withLanguages('[]')).site?.frame).not.toHaveProperty('languages');
  });

  it.each([
    ['[{ locale: fr, to: /fr/ }]', 'the locale "en" of this site is not among them. Add it with its path.'],
    ['[{ locale: en, to: / }, { locale: en, to: /e/ }]', 'the locale "en" appears twice. Remove one.'],
    ['[{ locale: en, to: /en/ }]', '"en" is at /en/, and "base" is /. Make them the same.'],
  ])('reports errors: %s', async (languages, fault) => {
    expect((await withLanguages(languages)).errors).toEqual([
      expect.stringMatching(/^site\.yaml:6:\d+: Cannot offer these languages: /),
    ]);
    expect((await withLanguages(languages)).errors[0]).toContain(fault);
  });

  it('require language tags and paths', async () => {
    const { errors } = await withLanguages('[{ locale: english!, to: fr }]');
    expect(errors.join('\n')).toMatch(/a BCP 47 tag such as "fr"[\s\S]*a path such as "\/fr\/"/);
  });
});

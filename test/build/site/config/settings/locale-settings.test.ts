import { describe, expect, it } from 'vitest';
import { compileContent, SMALLEST_SITE } from '../../../content-folder.ts';

const faultsOf = async (locale: string, setting = `locale: ${locale}`) => {
  const site = `${SMALLEST_SITE['site.yaml']}${setting}\n`;
  const { errors, warnings } = await compileContent({ 'site.yaml': site, 'index.md': '# A\n' });
  return { errors, warnings: warnings.filter((text) => text.includes('interface')) };
};
const PLACE = /^site\.yaml:\d+:\d+: /;

describe('locale', () => {
  it.each([
    ['deutsch', 'de'],
    ['German', 'de'],
    ['français', 'fr'],
    ['Portugese', 'pt'],
  ])('suggests a tag for %s', async (name, tag) => {
    const { errors } = await faultsOf(name);
    expect(errors.map((text) => text.replace(PLACE, ''))).toEqual([
      `Cannot use the locale "${name}": it is not the BCP 47 tag of a language; did you mean "${tag}"?`,
    ]);
  });

  it('warns that the interface is in English, with the tags that have texts', async () => {
    const text = 'The interface is in English: it has no texts for "sv"\\. It has texts for .*\\bde\\b.*\\.$';
    expect(await faultsOf('sv')).toEqual({
      errors: [],
      warnings: [expect.stringMatching(`^site.yaml:\\d+:9: ${text}`)],
    });
    expect(await faultsOf('sv', 'locales: [{ code: en }, { code: sv }]')).toEqual({
      errors: [],
      warnings: [expect.stringMatching(`^site.yaml:\\d+:33: ${text}`)],
    });
  });

  it.each(['de', 'de-AT', 'fr-CA', 'pt', 'en-GB'])('accepts %s', async (locale) => {
    expect(await faultsOf(locale)).toEqual({ errors: [], warnings: [] });
  });
});

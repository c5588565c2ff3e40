import { describe, expect, it } from 'vitest';
import { readTerms } from '../../../../build/page/search/known-texts.ts';
import { CompoundSplitter } from '../../../../build/release/search/split-compounds.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

/** The parts of a word on a site whose pages have these words, the heaviest first. */
function split(locale: string, word: string, known: string): string[] {
  const language = findLanguage(locale);
  const terms = readTerms(known, new WordReader(language));
  const splitter = new CompoundSplitter(language, {
    words: new Set(terms.map(({ surface }) => surface)),
    stems: new Set(terms.map(({ stem }) => stem)),
  });
  return splitter
    .split(word)
    .sort((a, b) => b.share - a.share)
    .map(({ spelling }) => spelling);
}

describe('parts of a compound', () => {
  it.each([
    ['de', 'versandetiketten', 'Versand Etikett', ['etiketten', 'versand']],
    ['de', 'rechnungsempfänger', 'Rechnung Empfänger', ['empfänger', 'rechnung']],
    ['de', 'kundennummer', 'Kunde Nummer', ['nummer', 'kunde']],
    ['de', 'lagerplatzverwaltung', 'Lager Lagerplatz Platz Verwaltung', ['verwaltung', 'lagerplatz', 'platz', 'lager']],
    ['de', 'artikelgroesse', 'Artikel Größe', ['groesse', 'artikel']],
    ['nl', 'verzendlabels', 'label', ['labels']],
    ['nl', 'klantennummer', 'klant nummer', ['nummer', 'klant']],
  ])('%s: %s', (locale, word, known, parts) => {
    expect(split(locale, word, known)).toEqual(parts);
  });

  it('are found if pages have only one of them as a word', () => {
    expect(split('de', 'mindestbestand', 'Bestand')).toEqual(['bestand']);
    expect(split('de', 'versandetiketten', 'Versand')).toEqual(['etiketten', 'versand']);
    expect(split('de', 'zahlungserinnerung', 'Zahlung')).toEqual(['erinnerung', 'zahlung']);
    expect(split('de', 'datenschutz', 'Daten')).toEqual(['schutz', 'daten']);
  });

  it.each([
    ['verwalten', 'alten verwalten'],
    ['importieren', 'Import'],
    ['rechnungen', 'Rechnung'],
    ['dieser', 'die'],
    ['bestand', 'Stand'],
  ])('are not endings or other words: %s', (word, known) => {
    expect(split('de', word, known)).toEqual([]);
  });
});

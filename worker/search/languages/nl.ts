import { stemmer } from '@orama/stemmers/dutch';
import { isCompoundOf } from './compounds.ts';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics as fold } from './fold.ts';
import type { SearchLanguage } from './language.ts';

/** `gefactureerd`, `opgeslagen`: without `ge`, the stem is mostly that of the infinitive. */
const PREFIXED = /^([a-z]*)ge([a-z]{3,}?)(?:[dt]e?|en)$/;

export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: (_, spelled) => fold(stemmer(spelled.normalize())),
  hasFinalVerbs: true,
  linkers: ['', 's', 'n', 'en', 'er', 'e'],
  isCompoundOf,
  otherForms(folded) {
    const [, prefix, rest] = PREFIXED.exec(folded) ?? [];
    return rest === undefined ? [] : [`${prefix}${rest}en`, `${prefix}${rest}`];
  },
  words: extendEnglish(
    {
      stopWords: `aan al alle als bij dan dat de deze die dit door een en er geen gaan haar had heb hebben heeft het hem
        hij hoe hun ik in is ja je kan kunnen kun maar me meer met mij mijn moet moeten na naar niet nog nu of om omdat
        ons onze ook op over te tegen toch tot u uit uw van veel voor waar waarom wanneer want waren was wat we wel welk
        welke werd wie wij wil worden wordt zal ze zelf zich zij zijn zo zonder zou`,
      questionWords: 'hoe kan kun moet waar waarom wanneer wat welk welke wie',
      questionFillers: 'betekent doen doe gebruik gebruiken gaat maak maken vind vinden werkt werken weten zie zien',
      actions: {
        create: 'aanmaken invoeren maken nieuw nieuwe toevoegen',
        delete: 'verwijderen wissen',
        update: 'aanpassen bewerken bijwerken veranderen wijzigen',
        get: 'bekijken downloaden lezen ophalen opvragen tonen',
        list: 'oplijsten zoeken',
      },
      articles: 'de een het mijn',
      prepositions: 'aan bij in met naar op van voor',
    },
    fold,
  ),
};

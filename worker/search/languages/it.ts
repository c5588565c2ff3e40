import { stemmer } from '@orama/stemmers/italian';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics as fold } from './fold.ts';
import type { SearchLanguage } from './language.ts';

/** Many readers leave out the accent of a suffix: `contabilita`. */
function restoreAccents(word: string): string {
  return word.replace(/ita$/, 'ità');
}

export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: (_, spelled) => fold(stemmer(restoreAccents(spelled.normalize()))),
  elision: /^(?:[cdlmnstv]|un|all|dall|dell|nell|sull|quest|quell|dov|com|gl)['’]/i,
  words: extendEnglish(
    {
      stopWords: `a ad agli ai al alla alle allo anche c che chi ci come con cosa cui da dagli dai dal dalla dalle dei
        del della delle dello dev deve di dove e è ed essere fa fare gli ha hanno ho i il in io l la le lei li lo loro
        lui ma me mi mia miei mio ne nei nel nella nelle nello no noi non nostra nostro o ogni per perché più può posso
        qual quale quali quando quanto quella quello questa questo qui se sei si sia sono su sua sue sugli sui sul sulla
        suo te ti tra tua tue tuo tutti tutto un una uno vi voi`,
      questionWords: 'che chi come cosa dove perché posso può quale quali quando quanto',
      questionFillers: 'fare funziona significa trovare trovo usare uso vedere',
      actions: {
        create: 'aggiungere creare creazione nuova nuovo inserire registrare',
        delete: 'cancellare eliminare rimuovere',
        update: 'aggiornare cambiare modificare',
        get: 'consultare leggere mostrare ottenere scaricare visualizzare',
        list: 'elencare cercare',
      },
      articles: 'gli i il la le lo un una uno mio mia',
      prepositions: 'a al con da dal di del in per su',
    },
    fold,
  ),
};

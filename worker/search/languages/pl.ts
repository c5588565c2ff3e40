import { extendEnglish } from './extend-english.ts';
import { foldDiacritics as fold } from './fold.ts';
import type { SearchLanguage } from './language.ts';

/** There is no stemmer for Polish: other forms of a word are found by its beginning. */
export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: (folded) => folded,
  words: extendEnglish(
    {
      stopWords: `a aby albo ale bez być by był była było były ci co czy dla do gdy gdzie go i ich ile im inne inny ja
        jak jaka jakie jako je jego jej jest już każda każdy kiedy kto która które który lub ma mam mi moja moje może
        mogę mój można my na nad nam nasz nie niego niej nim o od on ona one oni oraz po pod przed przez przy są się
        skąd swój ta tak także tam te tego tej ten to tu twój ty tych tylko u w we wszystkie z za ze że`,
      questionWords: 'co czy dlaczego gdzie ile jak jaka jakie jaki kiedy kto która które który skąd',
      questionFillers: 'działa robić używać znaczy znaleźć zrobić',
      actions: {
        create: 'dodać dodawanie nowa nowe nowy stworzyć tworzenie utworzyć wystawić',
        delete: 'skasować usunąć usuwanie',
        update: 'edytować zmienić zmiana zaktualizować',
        get: 'odczytać pobrać pokazać wyświetlić',
        list: 'lista szukać',
      },
    },
    fold,
  ),
};

import type { StarterTexts } from './en.ts';

export const pl: StarterTexts = {
  aboutSettings: 'Ustawienia witryny. Wszystkie opisuje dokumentacja docvane.',
  aboutTitle: 'Nazwa witryny, widoczna na pasku nawigacji i w tytułach stron.',
  aboutTagline: 'Jeden wiersz o witrynie, na stronę główną i do manifestu.',
  tagline: 'Przewodniki i dokumentacja API',
  aboutOrigin: 'Publiczny adres witryny, używany w linkach kanonicznych, kanałach i mapie witryny.',
  aboutProduct: 'Produkt, w tekstach {{ product.name }}. Slug jest nazwą API.',
  aboutLocale: 'Język interfejsu.',
  aboutAccent: 'Kolor akcentu. Zachowaj cudzysłów, bo # zaczyna w YAML komentarz.',
  aboutNavbar: 'Linki u góry każdej strony. Link jest wyróżniony na stronach z podanym paskiem bocznym.',
  guides: 'Przewodniki',
  aboutFooter: 'Ostatni wiersz stopki.',
  aboutApis: 'Opisy API. Każda operacja ma stronę pod /api.',
  aboutCategory:
    'Grupa tego folderu na pasku bocznym. Strony są uporządkowane według sidebar_position, a potem według nazwy pliku.',
  firstSteps: 'Pierwsze kroki',
  firstStepsSummary: 'Edycja tej strony, dodawanie kolejnych i przygotowanie witryny.',
  editPage:
    'Ta strona to plik `content/guides/first-steps.md`. Edytuj ją, gdy działa `npm run dev`, a przeglądarka pokaże zmiany.',
  addPage: 'Dodaj stronę',
  addPageText: 'Każdy plik Markdown w `content/` staje się stroną i pojawia się na pasku bocznym.',
  nextSteps: 'Następne kroki',
  nextStepsText:
    'Umieść logo w `content/static/`, wpisz adres witryny jako `origin` w `content/site.yaml`, a potem uruchom `npm run check`.',
  homeSummary: 'Dokumentacja {{ product.name }}.',
};

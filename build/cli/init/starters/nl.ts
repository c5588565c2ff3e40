import type { StarterTexts } from './en.ts';

export const nl: StarterTexts = {
  aboutSettings: 'Instellingen van de site. De documentatie van docvane beschrijft ze allemaal.',
  aboutTitle: 'De naam van de site, in de navigatiebalk en in de titels van pagina’s.',
  aboutTagline: 'Eén regel over de site, voor de startpagina en het webmanifest.',
  tagline: 'Handleidingen en referentie',
  aboutOrigin: 'Het openbare adres van de site, voor canonieke links, feeds en de sitemap.',
  aboutProduct: 'Het product, in teksten {{ product.name }}. De slug is de naam van de API.',
  aboutLocale: 'De taal van de interface.',
  aboutAccent: 'De accentkleur. Behoud de aanhalingstekens, want # begint in YAML een opmerking.',
  aboutNavbar: 'Links bovenaan elke pagina. De link is gemarkeerd op pagina’s met de genoemde zijbalk.',
  guides: 'Handleidingen',
  aboutFooter: 'De laatste regel van de voettekst.',
  aboutApis: 'API-beschrijvingen. Elke bewerking krijgt een pagina onder /api.',
  aboutCategory:
    'De groep van deze map in de zijbalk. Pagina’s staan op volgorde van sidebar_position en daarna van bestandsnaam.',
  firstSteps: 'Eerste stappen',
  firstStepsSummary: 'Deze pagina bewerken, pagina’s toevoegen en de site voorbereiden.',
  editPage:
    'Deze pagina is `content/guides/first-steps.md`. Bewerk haar terwijl `npm run dev` draait, en de browser toont uw wijzigingen.',
  addPage: 'Een pagina toevoegen',
  addPageText: 'Elk Markdown-bestand in `content/` wordt een pagina en verschijnt in de zijbalk.',
  nextSteps: 'Volgende stappen',
  nextStepsText:
    'Zet uw logo in `content/static/`, vul in `content/site.yaml` het adres in bij `origin` en voer daarna `npm run check` uit.',
  homeSummary: 'Documentatie van {{ product.name }}.',
};

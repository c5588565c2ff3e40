import type { StarterTexts } from './en.ts';

export const it: StarterTexts = {
  aboutSettings: 'Impostazioni del sito. La documentazione di docvane le descrive tutte.',
  aboutTitle: 'Il nome del sito, mostrato nella barra di navigazione e nei titoli delle pagine.',
  aboutTagline: 'Una riga sul sito, per la pagina iniziale e il manifest web.',
  tagline: 'Guide e riferimento',
  aboutOrigin: 'L’indirizzo pubblico del sito, per i link canonici, i feed e la mappa del sito.',
  aboutProduct: 'Il prodotto, che nei testi è {{ product.name }}. Lo slug è il nome dell’API.',
  aboutLocale: 'La lingua dell’interfaccia.',
  aboutAccent: 'Il colore di accento. Mantieni le virgolette, perché in YAML # inizia un commento.',
  aboutNavbar: 'Link in alto in ogni pagina. Il link è evidenziato nelle pagine con la barra laterale indicata.',
  guides: 'Guide',
  aboutFooter: 'L’ultima riga del piè di pagina.',
  aboutApis: 'Descrizioni delle API. Ogni operazione ha una pagina sotto /api.',
  aboutCategory:
    'Il gruppo di questa cartella nella barra laterale. Le pagine sono ordinate per sidebar_position, poi per nome del file.',
  firstSteps: 'Primi passi',
  firstStepsSummary: 'Modificare questa pagina, aggiungerne altre e preparare il sito.',
  editPage:
    'Questa pagina è `content/guides/first-steps.md`. Modificala mentre `npm run dev` è in esecuzione e il browser mostrerà le modifiche.',
  addPage: 'Aggiungere una pagina',
  addPageText: 'Ogni file Markdown in `content/` diventa una pagina e compare nella barra laterale.',
  nextSteps: 'Passi successivi',
  nextStepsText:
    'Metti il tuo logo in `content/static/`, indica l’indirizzo del sito in `origin`, in `content/site.yaml`, poi esegui `npm run check`.',
  homeSummary: 'Documentazione di {{ product.name }}.',
};

import type { StarterTexts } from './en.ts';

export const de: StarterTexts = {
  aboutSettings: 'Einstellungen der Website. Die Dokumentation von docvane beschreibt alle.',
  aboutTitle: 'Der Name der Website, in der Navigationsleiste und in den Titeln der Seiten.',
  aboutTagline: 'Eine Zeile über die Website, für die Startseite und das Web-Manifest.',
  tagline: 'Anleitungen und Referenz',
  aboutOrigin: 'Die öffentliche Adresse der Website, für kanonische Links, Feeds und die Sitemap.',
  aboutProduct: 'Das Produkt, in Texten {{ product.name }}. Der Slug ist der Name der API.',
  aboutLocale: 'Die Sprache der Oberfläche.',
  aboutAccent: 'Die Akzentfarbe. Sie steht in Anführungszeichen, weil # in YAML einen Kommentar beginnt.',
  aboutNavbar:
    'Links am oberen Rand jeder Seite. Auf Seiten mit der genannten Seitenleiste ist der Link hervorgehoben.',
  guides: 'Anleitungen',
  aboutFooter: 'Die letzte Zeile der Fußzeile.',
  aboutApis: 'API-Beschreibungen. Jede Operation bekommt eine Seite unter /api.',
  aboutCategory:
    'Die Gruppe dieses Ordners in der Seitenleiste. Seiten sind nach sidebar_position sortiert, dann nach Dateinamen.',
  firstSteps: 'Erste Schritte',
  firstStepsSummary: 'Diese Seite bearbeiten, weitere hinzufügen und die Website vorbereiten.',
  editPage:
    'Diese Seite ist `content/guides/first-steps.md`. Bearbeiten Sie sie, während `npm run dev` läuft, und der Browser zeigt Ihre Änderungen.',
  addPage: 'Eine Seite hinzufügen',
  addPageText: 'Jede Markdown-Datei in `content/` wird zu einer Seite und erscheint in der Seitenleiste.',
  nextSteps: 'Nächste Schritte',
  nextStepsText:
    'Legen Sie Ihr Logo in `content/static/` ab, tragen Sie in `content/site.yaml` die Adresse unter `origin` ein und führen Sie dann `npm run check` aus.',
  homeSummary: 'Dokumentation zu {{ product.name }}.',
};

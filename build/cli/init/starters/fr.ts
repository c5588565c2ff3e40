import type { StarterTexts } from './en.ts';

export const fr: StarterTexts = {
  aboutSettings: 'Réglages du site. La documentation de docvane les décrit tous.',
  aboutTitle: 'Le nom du site, affiché dans la barre de navigation et dans le titre des pages.',
  aboutTagline: 'Une ligne sur le site, pour la page d’accueil et le manifeste web.',
  tagline: 'Guides et référence',
  aboutOrigin: 'L’adresse publique du site, pour les liens canoniques, les flux et le plan du site.',
  aboutProduct: 'Le produit, écrit {{ product.name }} dans les textes. Le slug est le nom de l’API.',
  aboutLocale: 'La langue de l’interface.',
  aboutAccent: 'La couleur d’accent. Gardez les guillemets, car # commence un commentaire en YAML.',
  aboutNavbar:
    'Liens en haut de chaque page. Le lien est mis en évidence sur les pages qui ont la barre latérale indiquée.',
  guides: 'Guides',
  aboutFooter: 'La dernière ligne du pied de page.',
  aboutApis: 'Descriptions d’API. Chaque opération a une page sous /api.',
  aboutCategory:
    'Le groupe de ce dossier dans la barre latérale. Les pages sont triées par sidebar_position, puis par nom de fichier.',
  firstSteps: 'Premiers pas',
  firstStepsSummary: 'Modifier cette page, en ajouter d’autres et préparer le site.',
  editPage:
    'Cette page est `content/guides/first-steps.md`. Modifiez-la pendant que `npm run dev` est lancé, et le navigateur affiche vos changements.',
  addPage: 'Ajouter une page',
  addPageText: 'Chaque fichier Markdown dans `content/` devient une page et apparaît dans la barre latérale.',
  nextSteps: 'Étapes suivantes',
  nextStepsText:
    'Placez votre logo dans `content/static/`, indiquez l’adresse du site sous `origin` dans `content/site.yaml`, puis lancez `npm run check`.',
  homeSummary: 'Documentation de {{ product.name }}.',
};

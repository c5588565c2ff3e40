import { stemmer } from '@orama/stemmers/french';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics as fold } from './fold.ts';
import type { SearchLanguage, Synonyms } from './language.ts';

/** Many readers leave out accents, which decide what a suffix is: `payee`, `comptabilite`. */
function restoreAccents(word: string): string {
  return word.replace(/ee(s?)$/, 'ée$1').replace(/ite(s?)$/, 'ité$1');
}

export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: (_, spelled) => fold(stemmer(restoreAccents(spelled.normalize()))),
  elision: /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’]/i,
  words: extendEnglish(
    {
      stopWords: `à afin ai alors as au aucun aucune aussi autre aux avec avez avoir avons c ce cela ces cet cette ceux
        chaque comme comment d dans de des dois doit doivent donc dont du elle elles en entre es est et être eu fait
        faire faut ici il ils j je l la le les leur leurs lors lui m ma mais me mes moi mon n ne nos notre nous on ont
        ou où par pas peut peux pour pourquoi pouvez puis puisje qu quand que quel quelle quelles quels qui quoi s sa
        sans se sera ses si son sont sous sur t ta te tes toi ton tous tout toute toutes tu un une vers vos votre vous y`,
      questionWords: 'combien comment est où peut pourquoi puis quand que quel quelle quelles quels qui quoi',
      questionFillers: 'faire fait fonctionne fonctionner marche savoir signifie trouve trouver utilise utiliser voir',
      actions: {
        create: 'ajouter ajout créer création nouveau nouvelle saisir émettre',
        delete: 'supprimer suppression effacer retirer enlever',
        update: 'modifier modification changer éditer actualiser',
        get: 'obtenir récupérer consulter afficher lire télécharger',
        list: 'lister rechercher',
      },
      articles: 'des la le les ma mes mon un une vos votre',
      prepositions: 'à au aux avec de dans depuis pour sur vers',
    },
    fold,
  ),
};

export const SYNONYMS: Synonyms = {
  same: [
    ['TVA', 'taxe sur la valeur ajoutée', 'VAT'],
    ['facture', 'invoice'],
    ['client', 'customer'],
    ['fournisseur', 'supplier', 'vendor'],
    ['avoir', 'note de crédit', 'credit note'],
    ['devis', 'quote'],
    ['commande', 'bon de commande', 'order'],
    ['mot de passe', 'password'],
    ['utilisateur', 'user'],
    ['clé', 'jeton', 'key'],
    ['fichier', 'file'],
    ['abonnement', 'subscription'],
    ['administrateur', 'admin'],
  ],
  related: [
    ['annuler', 'annulation', 'avoir', 'cancel', 'void'],
    ['approuver', 'approbation', 'valider', 'validation', 'approve', 'approval'],
    ['prélèvement', 'prélever', 'direct debit'],
    ['paiement', 'règlement', 'payer', 'régler', 'virement', 'payment'],
    ['remboursement', 'rembourser', 'refund'],
    ['relance', 'rappel', 'impayé', 'reminder'],
    ['étiquette', 'label'],
    ['stock', 'inventaire', 'inventory'],
    ['entrepôt', 'dépôt', 'warehouse'],
    ['inventaire', 'comptage', 'compter'],
    ['article', 'produit', 'product', 'item'],
    ['reçu', 'justificatif', 'receipt'],
    ['compte', 'account'],
    ['relevé', 'extrait de compte', 'bank statement'],
    ['dépense', 'frais', 'note de frais', 'expense'],
    ['écriture', 'transaction', 'opération'],
    ['comptabilité', 'accounting'],
    ['échéance', 'date limite', 'due date'],
    ['remise', 'rabais', 'réduction', 'discount'],
    ['livraison', 'réception', 'delivery'],
    ['connexion', 'se connecter', 'login'],
    ['droit', 'permission', 'rôle', 'role'],
    ['impôt', 'taxe', 'TVA', 'tax'],
    ['devise', 'monnaie', 'currency'],
    ['prix', 'tarif', 'price'],
    ['modèle', 'gabarit', 'template'],
    ['paramètres', 'réglages', 'configuration', 'settings'],
    ['erreur', 'problème', 'error'],
    ['rapport', 'report'],
    ['oublié', 'réinitialiser'],
    ['limite', 'plafond', 'rate limit'],
    ['RGPD', 'protection des données'],
  ],
};

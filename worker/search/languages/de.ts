import { stemmer } from '@orama/stemmers/german';
import { isCompoundOf } from './compounds.ts';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics } from './fold.ts';
import type { SearchLanguage, Synonyms } from './language.ts';

/** `ae`, `oe` and `ue` are umlauts: `groesse`, but not `neue`, `quelle` or the English `values`. */
function fold(text: string): string {
  return foldDiacritics(text).replace(/([ao]|(?<![aeq])u)e(?=[a-ce-rt-z]|[a-z]{2})/g, '$1');
}

/** Participles have the stem of their infinitive: `storniert`, `genehmigte`. */
const PARTICIPLE = /(ig|ier)t(?:e[mnrs]?)?$/;

/** `gezahlt`, `eingebuchte`, `abgeschlossen`: without `ge`, the stem is mostly that of the infinitive. */
const PREFIXED = /^([a-z]*)ge([a-z]{3,}?)(?:te?[mnrs]?|en)$/;

export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: (folded) => stemmer(folded.replace(PARTICIPLE, '$1en')),
  hasDigraphs: true,
  hasFinalVerbs: true,
  linkers: ['', 's', 'n', 'en', 'er', 'es', 'e'],
  isCompoundOf,
  otherForms(folded) {
    const [, prefix, rest] = PREFIXED.exec(folded) ?? [];
    return rest === undefined ? [] : [`${prefix}${rest}en`];
  },
  words: extendEnglish(
    {
      stopWords: `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis da dafür damit dann das
        dass dazu dein deine deinen dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein
        eine einem einen einer eines er erst es etwas euch für fuer gegen gibt habe haben hat ich ihm ihn ihnen ihr ihre
        ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes kann kein keine keinen können könnte man mehr
        mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nur ob oder ohne schon sehr sein seine
        seinen seiner sich sie sind so soll sollen sollte um und uns unser unsere unserem unseren unter über vom von vor
        war waren warum was wann weil welche welchem welchen welcher welches wenn wer werde werden wie wieder wieso will wir
        wird wo wofür woher wohin wozu wurde wurden würde zu zum zur`,
      questionWords: `kann können könnte muss müssen soll wann warum was welche welchem welchen welcher welches wer
        weshalb wie wieso wo wofür woher wohin wozu`,
      questionFillers: `bedeutet bekomme bekommen benutze benutzen finde finden funktioniert funktionieren geht gehen
        heisst machen mache macht passiert sehe sehen verwende verwenden weiss wissen`,
      actions: {
        create:
          'anlegen anlege lege erfassen erfasse erstellen erstelle erzeugen hinzufügen neu neue neuen neuer neues',
        delete: 'löschen lösche löscht entfernen entferne',
        update: 'ändern ändere aktualisieren bearbeiten bearbeite anpassen pflegen',
        get: 'abrufen abfragen anzeigen lesen herunterladen ansehen',
        list: 'auflisten liste suchen',
      },
      articles: 'das dem den der die ein eine einem einen einer mein meine meinen',
      prepositions: 'auf aus für mit von vom zu zum zur',
    },
    fold,
  ),
};

export const SYNONYMS: Synonyms = {
  same: [
    ['Mehrwertsteuer', 'MwSt', 'Umsatzsteuer', 'USt', 'VAT'],
    ['Rechnung', 'Faktura', 'invoice'],
    ['Lieferant', 'Kreditor', 'supplier', 'vendor'],
    ['Kunde', 'Debitor', 'customer'],
    ['Gutschrift', 'credit note'],
    ['Angebot', 'quote'],
    ['Bestellung', 'purchase order'],
    ['Zugangsschlüssel', 'Schlüssel', 'Key'],
    ['Passwort', 'Kennwort', 'password'],
    ['Benutzer', 'Nutzer', 'Anwender', 'user'],
    ['Abonnement', 'Abo', 'subscription'],
    ['Administrator', 'admin'],
    ['Datei', 'file'],
  ],
  related: [
    ['Storno', 'stornieren', 'Stornierung', 'Stornorechnung', 'aufheben', 'cancel', 'void'],
    ['Lastschrift', 'Einzug', 'Bankeinzug', 'abbuchen', 'direct debit'],
    ['Genehmigung', 'Freigabe', 'genehmigen', 'freigeben', 'approve', 'approval'],
    ['Retoure', 'Rücksendung', 'Rückgabe', 'Umtausch', 'return'],
    ['Erstattung', 'Rückerstattung', 'Rückzahlung', 'erstatten', 'refund'],
    ['Mahnung', 'Zahlungserinnerung', 'Mahnwesen', 'reminder'],
    ['Zahlung', 'bezahlen', 'überweisen', 'Überweisung', 'payment'],
    ['Etikett', 'Aufkleber', 'Label'],
    ['Bestand', 'Vorrat', 'Lagerbestand', 'stock', 'inventory'],
    ['Lager', 'Lagerhaus', 'warehouse'],
    ['Inventur', 'zählen', 'Zählung', 'Bestandsaufnahme', 'stocktaking'],
    ['Artikel', 'Produkt', 'Ware', 'product', 'item'],
    ['Beleg', 'Quittung', 'Dokument', 'receipt'],
    ['Konto', 'account'],
    ['Kontoauszug', 'Bankauszug', 'bank statement'],
    ['Ausgabe', 'Aufwand', 'expense'],
    ['Buchung', 'Transaktion', 'transaction'],
    ['Buchhaltung', 'Buchführung', 'accounting'],
    ['Fälligkeit', 'Zahlungsziel', 'due date'],
    ['Rabatt', 'Nachlass', 'Skonto', 'discount'],
    ['Abschreibung', 'AfA', 'depreciation'],
    ['Kunde', 'Kontakt', 'contact'],
    ['Wareneingang', 'Lieferung', 'delivery'],
    ['wiederkehrend', 'Abonnement', 'recurring'],
    ['Abrechnung', 'Rechnung', 'billing'],
    ['Anmeldung', 'anmelden', 'einloggen', 'Login'],
    ['Berechtigung', 'Recht', 'Rolle', 'permission', 'role'],
    ['Schnittstelle', 'API'],
    ['Ratenbegrenzung', 'Limit', 'rate limit'],
    ['Signatur', 'Unterschrift', 'signature'],
    ['Steuer', 'tax'],
    ['Währung', 'currency'],
    ['Preis', 'price'],
    ['Vorlage', 'template'],
    ['Einstellungen', 'Konfiguration', 'settings'],
    ['Fehler', 'Problem', 'error'],
    ['Bericht', 'Auswertung', 'report'],
    ['Import', 'importieren', 'übernehmen', 'einlesen'],
    ['vergessen', 'zurücksetzen'],
    ['kündigen', 'Kündigung'],
    ['DSGVO', 'Datenschutz'],
    ['Kontenrahmen', 'Kontenplan', 'Sachkonto', 'chart of accounts', 'accounting code'],
    ['Voranmeldung', 'Umsatzsteuervoranmeldung', 'VAT return'],
    ['Jahresabschluss', 'Geschäftsjahr', 'Wirtschaftsjahr', 'financial year'],
    ['Frist', 'Fälligkeit', 'Zahlungsfrist', 'due date'],
    ['Kostenstelle', 'Kategorie', 'category'],
    ['Spesen', 'Reisekosten', 'Auslagen', 'expense report'],
    ['Kassenbuch', 'Barkasse', 'cash'],
    ['Änderungsprotokoll', 'Versionshinweise', 'Neuerungen', 'changelog'],
  ],
};

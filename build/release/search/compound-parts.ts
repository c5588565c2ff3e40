import { findMessages } from '../../../worker/model/messages/find-messages.ts';

/* Nouns that compounds of any documentation have as parts, though its pages may not have them as words. */

const DUTCH_PARTS = `aanbieding aanmaning aanvraag aantal account adres afdeling afdruk afschrift afschrijving
  artikel balans bank bedrag bedrijf beheer beheerder bericht bestand bestelling betaling beveiliging bewijs bijlage blad
  boeking boekhouding bon brief bureau code contact controle datum dienst document doos drempel etiket factuur formulier
  functie gebruiker gegevens gewicht goederen grens groep grootboek grootte handleiding helft hoeveelheid incasso
  instelling inkoop inventaris invoer jaar kaart kast kenmerk keuring klant kleur klasse kop koppeling kosten korting
  label lade land levering leverancier lijst lijn locatie loket machtiging magazijn maand maat melding menu naam net
  nota nummer onderdeel ontvanger ontvangst opdracht order overzicht pakket pagina partij periode plaats plan post prijs
  proces product profiel project punt rapport recht regel rekening retour rol saldo scherm scan sjabloon sleutel
  snelheid soort stap status stelling stroom tabel tarief termijn tijd token toegang uitvoer veld verkoop verlof verzending
  versie voorraad voorwaarde vorm waarde waarschuwing wachtwoord week werk zending zoek zone`.split(/\s+/);

const GERMAN_PARTS = `Abgleich Ablauf Abrechnung Abschluss Absender Adresse Aktion Anbieter Änderung Anfrage Angebot
  Anhang Anlage Anleitung Anmeldung Ansicht Antrag Anwendung Anzeige Archiv Art Artikel Assistent Aufgabe Auftrag Ausgabe
  Ausgang Auswahl Auswertung Automat Bank Bearbeitung Befehl Beleg Benachrichtigung Benutzer Berater Berechnung
  Berechtigung Bereich Bericht Bescheid Bestand Bestätigung Bestellung Betrag Betrieb Bezeichnung Bild Brief Buch Buchung
  Code Datei Daten Datenbank Datum Dienst Dokument Druck Drucker Eingabe Eingang Einkauf Einheit Einstellung Einzug
  Empfang Empfänger Entwurf Erfassung Ergebnis Erinnerung Erstattung Etikett Export Faktor Farbe Feld Fenster Filter Form
  Formular Freigabe Frist Funktion Gebiet Gebühr Gerät Genehmigung Gewicht Größe Grenze Grund Gruppe Gutschrift Handel
  Haltung Hinweis Import Index Inhalt Inventur Jahr Kalender Karte Kasse Kategorie Kennung Kennwort Klasse Kommission
  Konferenz Konfiguration Kontakt Konto Kontrolle Kosten Kreis Kunde Lager Lauf Leistung Leiter Leitung Lieferant Lieferung
  Limit Liste Lizenz Mahnung Mandant Mandat Marke Material Meldung Menge Menü Methode Mitarbeiter Mittel Modul Monat
  Muster Nachricht Name Netz Netzwerk Nummer Objekt Ordner Ort Packung Paket Palette Partner Passwort Periode Person Plan
  Planung Platz Position Post Preis Produkt Profil Programm Projekt Protokoll Prozess Prüfung Quelle Rabatt Rahmen Rate
  Raum Rechnung Recht Regal Regel Region Reihe Reise Retoure Rolle Rückgabe Satz Saldo Schein Schlüssel Schnittstelle
  Schritt Schrift Schutz Seite Sendung Server Service Sicherheit Sicherung Signatur Sitzung Software Sperre Sprache Stadt
  Staffel Stamm Standort Status Steuer Stelle Steuerung Stück Stufe Suche Summe Symbol System Tabelle Tag Teil Termin Test
  Text Titel Token Übersicht Umsatz Umlage Unternehmen Unterlagen Ursache Verbindung Vergleich Verkauf Verlauf Versand
  Version Vertrag Verwaltung Verzeichnis Vorgang Vorlage Währung Ware Wechsel Werk Wert Woche Zahl Zahlung Zeichen Zeile
  Zeit Zentrum Zertifikat Ziel Zins Zone Zugang Zugriff Zuordnung Zuschlag Zustand`.split(/\s+/);

const PARTS: Readonly<Record<string, readonly string[]>> = { de: GERMAN_PARTS, nl: DUTCH_PARTS };

/** Common parts of compounds in a language (BCP 47). */
export function findCompoundParts(tag: string): readonly string[] {
  return PARTS[findMessages(tag).locale] ?? [];
}

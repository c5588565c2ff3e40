/** Nouns that compounds of any documentation have as parts, though its pages may not have them as words. */
export const GERMAN_PARTS =
  `Abgleich Ablauf Abrechnung Abschluss Absender Adresse Aktion Anbieter Änderung Anfrage Angebot
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

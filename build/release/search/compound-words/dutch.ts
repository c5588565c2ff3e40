/** Nouns that compounds of any documentation have as parts, though its pages may not have them as words. */
export const DUTCH_PARTS = `aanbieding aanmaning aanvraag aantal account adres afdeling afdruk afschrift afschrijving
  artikel balans bank bedrag bedrijf beheer beheerder bericht bestand bestelling betaling beveiliging bewijs bijlage blad
  boeking boekhouding bon brief bureau code contact controle datum dienst document doos drempel etiket factuur formulier
  functie gebruiker gegevens gewicht goederen grens groep grootboek grootte handleiding helft hoeveelheid incasso
  instelling inkoop inventaris invoer jaar kaart kast kenmerk keuring klant kleur klasse kop koppeling kosten korting
  label lade land levering leverancier lijst lijn locatie loket machtiging magazijn maand maat melding menu naam net
  nota nummer onderdeel ontvanger ontvangst opdracht order overzicht pakket pagina partij periode plaats plan post prijs
  proces product profiel project punt rapport recht regel rekening retour rol saldo scherm scan sjabloon sleutel
  snelheid soort stap status stelling stroom tabel tarief termijn tijd token toegang uitvoer veld verkoop verlof verzending
  versie voorraad voorwaarde vorm waarde waarschuwing wachtwoord week werk zending zoek zone`.split(/\s+/);

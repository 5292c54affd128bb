import type { Texts } from '../texts'

export const choosing: Texts['choosing'] = {
  choose: {
    Size: 'Wählen Sie eine Größe',
    Colour: 'Wählen Sie eine Farbe',
    Color: 'Wählen Sie eine Farbe',
  },
  chooseOther: 'Bitte wählen: {option}',
  soldOut: 'ausverkauft',
  unavailable: 'in dieser Kombination nicht erhältlich',
  from: 'Ab',
  show: 'Diese Auswahl zeigen',
  sizeGuide: 'Größentabelle',
  letGo: '{value} gibt es nicht in {chosen}: Bitte wählen Sie neu.',
  soldOutChoice: 'Diese Auswahl ist zurzeit ausverkauft. Andere sind vielleicht vorrätig.',
}

export const delivery: Texts['delivery'] = {
  weekdays: 'So. Mo. Di. Mi. Do. Fr. Sa.',
  months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  day: '{weekday},\u00a0{day}.',
  first: '1',
  arrives: 'Lieferung: {dates}',
  home: 'Lieferung in Bangladesch: {dates}',
  to: 'Lieferung: {dates}, Postleitzahl {code}',
  inDays: 'Lieferung in {days} Werktagen (Bangladesch)',
  ifPaid: 'Lieferung: {dates}, wenn Sie gleich bezahlen',
  ifConfirmed: 'Lieferung: {dates}, wenn Sie gleich bestätigen',
}

export const prices: Texts['prices'] = {
  lowest: 'Niedrigster Preis der 30 Tage davor: ',
}

export const sending: Texts['sending'] = {
  arrivesIn: 'Lieferung: {dates}, {country}',
  arrivesInDays: 'Lieferung in {days} Werktagen ({country})',
  notTo: 'In dieses Land liefern wir nicht: {country}.',
  notToCode: 'An diese Postleitzahl liefern wir nicht.',
  tooHeavy:
    'Das ist zu schwer für eine Bestellung. Bestellen Sie weniger auf einmal oder schreiben Sie uns.',
  notPaidSo:
    'Diese Zahlungsart ist für diese Bestellung nicht möglich. Bitte wählen Sie eine andere.',
  noWayToPay: 'Für diese Bestellung gibt es keine Zahlungsart. Bitte schreiben Sie uns.',
  totalChanged: 'Die Summe ist inzwischen eine andere. Es wurde nichts bestellt.',
  costsTo: 'Versand, {place}: {amount}',
  costsNothingTo: 'Versand, {place}: kostenlos',
  invalid: 'Das sieht nicht nach einer Postleitzahl aus.',
  blurb: 'LIEFERUNG AN DIE HAUSTÜR',
  blurbFree: 'KOSTENLOSE LIEFERUNG',
  freeFrom: 'Kostenlose Lieferung ab einem Bestellwert von {amount}',
  freeFromTo: 'Kostenlose Lieferung ab einem Bestellwert von {amount}: {country}',
  shownBefore: 'Was der Versand kostet, sehen Sie vor der Bestellung.',
  homeTitle: 'Mode, Elektronik und Wohnen',
  homeDescription:
    'Blitzangebote, Bestseller und Neuheiten aus Mode, Elektronik, Wohnen, Gesundheit und Lebensmitteln. {days} Tage kostenlose Rückgabe.',
  chooseCountry: 'Bitte wählen Sie ein Land',
  later: {
    shippingAndTax: 'Versand und Steuer kommen hinzu, sobald das Land gewählt ist.',
    shipping: 'Der Versand kommt hinzu, sobald das Land gewählt ist.',
    tax: 'Die Steuer kommt hinzu, sobald das Land gewählt ist.',
  },
}

export const sizes: Texts['sizes'] = {
  size: 'Größe',
  words: {
    Clothes: 'Kleidung',
    Robes: 'Morgenmäntel',
    Jeans: 'Jeans',
    Shoes: 'Schuhe',
    Socks: 'Socken',
    Uniforms: 'Anzüge',
    Hats: 'Hüte',
    Belts: 'Gürtel',
    Gloves: 'Handschuhe',
    Rings: 'Ringe',
    Bangles: 'Armreife',
    Skates: 'Rollschuhe',
    Collars: 'Halsbänder',
    Chest: 'Brust',
    Waist: 'Taille',
    Hips: 'Hüfte',
    'Inside leg': 'Schrittlänge',
    'Foot length': 'Fußlänge',
    Head: 'Kopfumfang',
    Hand: 'Handumfang',
    Neck: 'Hals',
    Height: 'Körpergröße',
    Weight: 'Gewicht',
    Length: 'Länge',
    'Inner diameter': 'Innendurchmesser',
    'Inner circumference': 'Innenumfang',
  },
}

export const money = {
  pricesIn: 'Die Währung aller Preise ist: {currency}.',
  added:
    'Auf die Zwischensumme abzüglich Rabatt kommt die Mehrwertsteuer des Lieferorts, die vor der Bestellung gezeigt wird.',
  included:
    'Sie enthalten die Mehrwertsteuer des Lieferorts; der Warenkorb zeigt, wie viel das ist.',
  none: 'Es kommt keine Mehrwertsteuer hinzu.',
  free: 'Der Versand ist kostenlos.',
  shipped: 'Was der Versand kostet, wird vor der Bestellung gezeigt.',
  costs:
    'Das hängt von Lieferort und Inhalt der Bestellung ab; der Warenkorb zeigt es vor der Bestellung.',
  delivery:
    'Was die Lieferung kostet, wird vor der Bestellung gezeigt. Die Produktseite sagt, wann ein Produkt ankommt.',
  isAdded:
    'Nein. Die Mehrwertsteuer kommt auf die Zwischensumme abzüglich Rabatt; der Warenkorb zeigt sie vor der Bestellung.',
  isIncluded: 'Ja. Der Warenkorb zeigt ihren Anteil an der Gesamtsumme.',
  tax: 'inkl. MwSt.',
}

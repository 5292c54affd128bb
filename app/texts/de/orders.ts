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
    'Was die Lieferung kostet, wird vor der Bestellung gezeigt. Die Produktseite zeigt, wann ein Produkt ankommt.',
  isAdded:
    'Nein. Die Mehrwertsteuer kommt auf die Zwischensumme abzüglich Rabatt; der Warenkorb zeigt sie vor der Bestellung.',
  isIncluded: 'Ja. Der Warenkorb zeigt ihren Anteil an der Gesamtsumme.',
  tax: 'inkl. MwSt.',
}

/** Ways to pay at a provider, and the mail about money that an order did not need. */
export const onlinePayment = {
  ways: {
    test: 'Testzahlung (es fließt kein Geld)',
    stripe: 'Karte',
    sslcommerz: 'Karte, Mobile Wallet oder Bank (SSLCommerz)',
    bkash: 'bKash',
    paypal: 'PayPal',
  },
  notes: {
    bank: 'Sie überweisen selbst: Bankdaten und Verwendungszweck kommen mit der Bestellung.',
    cash_on_delivery: 'In bar an die Person, die das Paket bringt.',
    test: 'Sie werden auf eine Testseite weitergeleitet, wie bei einer Kartenzahlung. Es fließt kein Geld.',
    stripe: 'Sie werden zu Stripe weitergeleitet und geben dort Ihre Kartendaten ein.',
    sslcommerz: 'Sie werden zu SSLCommerz weitergeleitet und wählen dort, wie Sie zahlen.',
    bkash: 'Sie werden zu bKash weitergeleitet und bestätigen dort die Zahlung.',
    paypal: 'Sie werden zu PayPal weitergeleitet und bestätigen dort die Zahlung.',
  },
  advance: 'Davon zahlen Sie {amount} sofort an: {way}. Den Rest erhält der Zusteller.',
  returned: {
    subject: 'Ihre Zahlung zur Bestellung {number} geht zurück',
    title: 'Ihr Geld geht zurück',
    text: 'Zu Ihrer Bestellung {number} ist eine Zahlung von {amount} eingegangen, die nicht nötig war: Sie war schon bezahlt, wird anders bezahlt oder war abgeschlossen. Wir erstatten den ganzen Betrag auf dem Weg, auf dem Sie bezahlt haben. Je nach Bank dauert das einige Tage.',
  },
}

/** What the page of an order says of its payment at a provider. */
export const payOrder = {
  unstarted: 'Diese Bestellung ist noch nicht bezahlt.',
  advance:
    'Diese Bestellung ist bestätigt, sobald {advance} angezahlt sind. Den Rest, {rest}, erhält der Zusteller.',
  advancePaid: 'Ihre Anzahlung von {advance} ist bezahlt.',
  payAt: 'Anzahlen: {way}',
  checking:
    'Wir prüfen Ihre Zahlung: Der Anbieter hat sie noch nicht bestätigt. Sobald er es tut, steht es hier.',
  unfinished:
    'Wenn Sie die Zahlung nicht abgeschlossen haben, können Sie sie fortsetzen oder eine andere Zahlungsart wählen. Bezahlt wird nur einmal.',
  held: 'Wir prüfen Ihre Zahlung. Sie müssen nichts tun: Wir schreiben Ihnen, sobald alles geklärt ist.',
  failed: 'Ihre Zahlung ist nicht zustande gekommen: Es wurde nichts abgebucht.',
  expired: 'Die Zeit für Ihre Zahlung ist abgelaufen: Es wurde nichts abgebucht.',
  now: 'Jetzt zahlen',
  again: 'Erneut zahlen',
  goOn: 'Zahlung fortsetzen',
  other: 'Andere Zahlungsart wählen',
  choose: 'So bezahlen',
  look: 'Erneut nachsehen',
  refused: {
    away: 'Die Zahlungsseite ist gerade nicht erreichbar, und es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal oder wählen Sie eine andere Zahlungsart.',
    refused:
      'Diese Zahlungsart ist für diese Bestellung nicht möglich, und es wurde nichts abgebucht. Bitte wählen Sie eine andere.',
    busy: 'Eine Zahlung dieser Bestellung wird gerade geprüft: Bis das geklärt ist, kann sie nicht anders bezahlt werden.',
  },
  returning:
    'Eine Zahlung von {amount} war nicht nötig. Wir erstatten sie auf dem Weg, auf dem Sie bezahlt haben.',
  returned:
    'Eine Zahlung von {amount} war nicht nötig. Wir haben sie auf dem Weg erstattet, auf dem Sie bezahlt haben.',
}

export const refunds = {
  mail: {
    subject: 'Ihre Erstattung zur Bestellung {number}',
    title: '{amount} erstattet',
    text: 'Wir haben {amount} Ihrer Bestellung {number} erstattet, auf dem Weg, auf dem Sie bezahlt haben. Je nach Bank dauert es einige Tage, bis das Geld ankommt.',
    creditNote: 'Die Rechnungskorrektur {note} steht auf der Seite Ihrer Bestellung.',
    noInvoice:
      'Zu dieser Bestellung gibt es keine Rechnung und darum keine Rechnungskorrektur: Bitte bewahren Sie diese Nachricht als Beleg auf.',
  },
  refunded: 'Erstattung',
  step: '{amount} erstattet',
  note: 'Rechnungskorrektur {number}',
  shipping: 'Versand und Zahlungsgebühr',
  reduction: 'Preisnachlass',
  title: 'Rechnungskorrektur',
  corrects: 'Berichtigt Rechnung',
  reason: 'Grund',
  given: 'Rechnungskorrektur {number} nimmt {amount} dieser Rechnung zurück.',
}

export const sheets = {
  invoice: 'Rechnung',
  creditNote: 'Stornorechnung',
  packingSlip: 'Lieferschein',
  returnLabel: 'Rücksendeetikett',
  sendBy: 'Absenden bis',
  sendTo: 'Senden an',
  putOn: 'Bitte bringen Sie dieses Blatt auf dem Paket an oder schreiben Sie {return} darauf.',
  number: 'Nummer',
  date: 'Datum',
  order: 'Bestellung',
  ordered: 'Bestellt am',
  supplied: 'Lieferdatum',
  suppliedOnInvoiceDate: 'Entspricht dem Rechnungsdatum',
  cancels: 'Storniert Rechnung',
  from: 'Von',
  billedTo: 'Rechnung an',
  deliverTo: 'Lieferung an',
  phone: 'Telefon',
  taxNumber: 'Steuernummer',
  vatNumber: 'USt-IdNr.',
  article: 'Produkt',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  net: 'Netto zu {percent}',
  payBank: 'Überweisung',
  payCash: 'Nachnahme',
  payOnline: 'Online-Zahlung',
  inParts: 'Angezahlt: {advance}. Beim Zusteller zu zahlen: {rest}.',
  payment: 'Zahlung',
  paid: 'Bezahlt am {date}.',
  payTo: 'Bitte überweisen Sie {total} mit dem Verwendungszweck {reference}:',
  withdrawn: 'Diese Bestellung wurde storniert; Stornorechnung {number} hebt diese Rechnung auf.',
  notes: 'Anmerkungen',
  none: {
    title: 'Dieses Dokument gibt es nicht',
    invoice:
      'Zu dieser Bestellung gibt es noch keine Rechnung. Sie entsteht, sobald die Bestellung bezahlt oder verschickt ist.',
    creditNote:
      'Diese Stornorechnung oder Rechnungskorrektur gibt es zu dieser Bestellung nicht: Es wurde nichts zurückgenommen.',
    returnLabel:
      'Mit diesem Etikett ist nichts zu senden: Die Rückgabe ist eingetroffen oder noch nicht angenommen.',
    wait: 'Bitte einen Moment Geduld',
  },
  proof: {
    title: 'Wessen Rechnung ist das?',
    text: 'Die Angaben zu dieser Bestellung wurden gelöscht. Rechnungen müssen so lange aufbewahrt werden, wie es das Gesetz verlangt, daher nennt diese noch ihren Empfänger. Um sie zu sehen, geben Sie bitte an, womit bestellt wurde.',
    email: 'E-Mail-Adresse',
    postCode: 'Postleitzahl, wo es keine gibt der Ort',
    show: 'Rechnung anzeigen',
    wrong: 'Bestellt wurde mit einer anderen E-Mail-Adresse oder Postleitzahl.',
    wait: 'Das wurde zu oft versucht. Bitte warten Sie eine Stunde.',
    ask: 'Die Angaben zu dieser Bestellung wurden gelöscht. Rechnungen müssen so lange aufbewahrt werden, wie es das Gesetz verlangt, daher nennt diese noch ihren Empfänger. Der Shop gibt sie heraus: {email}.',
  },
}

/** The page of the built-in test payment. */
export const testPayment = {
  title: 'Testzahlung',
  text: 'Diese Seite steht für eine Bank. Es ist ein Test: Was Sie auch wählen, es fließt kein Geld.',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  choose: 'Was soll geschehen?',
  groups: {
    usual: 'Wie mit jeder Karte',
    slow: 'Wenn das Geld spät oder doppelt kommt',
    messages: 'Wenn Nachrichten der Bank durcheinandergeraten',
  },
  outcomes: {
    pays: 'Zahlen',
    declines: 'Zahlung ablehnen',
    asks: 'Nach der Bestätigung der Bank fragen',
    pays_late: 'Zwei Minuten später zahlen',
    pays_twice: 'Zweimal zahlen',
    never: 'Nicht antworten',
    doubled: 'Zahlen und es dem Shop dreimal melden',
    disordered: 'Zahlen und es dem Shop in falscher Reihenfolge melden',
  },
  bank: 'Ihre Bank fragt: Ist diese Zahlung von Ihnen?',
  confirm: 'Ja, sie ist von mir',
  refuse: 'Nein, ablehnen',
  decided: 'Diese Zahlung ist entschieden: Hier ist nichts mehr zu wählen.',
  late: 'Diese Zahlung ist unterwegs: Sie gelingt binnen zwei Minuten.',
  expired: 'Die Zeit für diese Zahlung ist abgelaufen: Es wurde nichts abgebucht.',
  back: 'Zurück zu Ihrer Bestellung',
}

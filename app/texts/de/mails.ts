import type { Texts } from '../texts'

export const mails: Texts['mails'] = {
  footer:
    'Exclusive, ein Onlineshop. Sie erhalten diese E-Mail wegen einer Bestellung, eines Kontos oder einer Anfrage mit dieser Adresse.',
  newsletterFooter:
    'Sie erhalten diese E-Mail, weil diese Adresse in unser Newsletter-Formular eingegeben wurde.',
  shopFooter: 'Ihr Shop hat diese E-Mail an seine eigene Adresse geschrieben.',
  unsubscribe: 'Abbestellen',
  greeting: 'Guten Tag {name},',
  greetingWithoutName: 'Guten Tag,',
  viewOrder: 'Bestellung ansehen',
  payOrder: 'Bezahlen oder Zahlungsart ändern',
  product: 'Produkt',
  quantity: 'Menge',
  price: 'Preis',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  vat: 'MwSt.',
  shipping: 'Versand',
  free: 'Kostenlos',
  fee: 'Gebühr der Zahlungsart',
  includes: 'Enthaltene {tax}',
  total: 'Gesamtsumme',
  deliverTo: 'Lieferung an',
  articles: 'Ihre Produkte',
  wholeAddress: 'Die ganze Adresse steht auf der Seite Ihrer Bestellung.',
  parcel: 'Paket',
  track: 'Paket verfolgen',
  returnsTitle: 'Rückgabe',
  returns:
    'Sie können Produkte innerhalb von {days} Tagen nach der Lieferung zurückgeben. Das melden Sie auf der Seite Ihrer Bestellung an.',
  withdrawal:
    'Außerdem können Sie den Vertrag innerhalb von {days} Tagen nach der Lieferung widerrufen, ohne einen Grund zu nennen.',
  questions: 'Fragen?',
  writeTo: 'Schreiben Sie uns',
  call: 'Rufen Sie uns an',
  contactPage: 'Kontaktseite',
  orderConfirmation: {
    subject: 'Ihre Bestellung {number} bei Exclusive',
    title: 'Vielen Dank für Ihre Bestellung!',
    free: 'Ihre Bestellung {number} ist bestätigt, und es ist nichts zu bezahlen.',
    cash: 'Ihre Bestellung {number} ist bestätigt. Sie zahlen {total} per Nachnahme.',
    advance:
      'Ihre Bestellung {number} ist bei uns eingegangen. Sie ist bestätigt, sobald die Anzahlung von {advance} bezahlt ist; wie, steht auf der Seite Ihrer Bestellung. Den Rest, {rest}, zahlen Sie per Nachnahme.',
    advancePaid:
      'Ihre Bestellung {number} ist bestätigt, und die Anzahlung von {advance} ist bezahlt. Den Rest, {rest}, zahlen Sie per Nachnahme.',
    bank: 'Ihre Bestellung {number} ist bei uns eingegangen. Wir versenden sie, sobald Ihre Zahlung von {total} da ist.',
    online:
      'Ihre Bestellung {number} ist bei uns eingegangen. Sie wird verschickt, sobald {total} bezahlt sind; wie, steht auf der Seite Ihrer Bestellung.',
    due: 'Bitte zahlen Sie bis zum {due}: Danach wird die Bestellung automatisch storniert.',
  },
  bankInstructions: {
    subject: 'So bezahlen Sie Ihre Bestellung {number}',
    title: 'Bitte überweisen Sie {total}',
    text: 'Bitte überweisen Sie {total} und geben Sie den Verwendungszweck genau so an, damit wir Ihre Zahlung der Bestellung zuordnen können.',
    holder: 'Kontoinhaber',
    bank: 'Bank',
    account: 'Konto',
    bic: 'BIC',
    reference: 'Verwendungszweck',
    amount: 'Betrag',
    payBy: 'Zahlbar bis zum',
  },
  bankReminder: {
    subject: 'Ihre Bestellung {number} wartet auf Ihre Zahlung',
    title: 'Noch zu zahlen: {total}',
    text: 'Ihre Zahlung von {total} zur Bestellung {number} ist noch nicht bei uns. Bitte überweisen Sie bis zum {due}: Danach wird die Bestellung automatisch storniert. Haben Sie schon überwiesen, ist nichts weiter zu tun.',
  },
  onlineReminder: {
    subject: 'Ihre Bestellung {number} wartet auf Ihre Zahlung',
    title: 'Noch zu zahlen: {total}',
    text: '{total} für Ihre Bestellung {number} sind noch nicht bezahlt. Bitte zahlen Sie bis zum {due}: Danach wird die Bestellung automatisch storniert. Wenn Sie gerade bezahlt haben, ist nichts mehr zu tun.',
  },
  orderToConfirm: {
    subject: 'Bitte bestätigen Sie Ihre Bestellung {number}',
    title: 'Bitte bestätigen Sie Ihre Bestellung',
    text: 'Bitte bestätigen Sie, dass Sie diese Bestellung aufgegeben haben. Sie zahlen {total} per Nachnahme. Ohne Bestätigung bis zum {due} wird sie automatisch storniert.',
    button: 'Meine Bestellung bestätigen',
    ignore: 'Sie haben das nicht bestellt? Dann ist nichts zu tun: Es wird nichts versandt.',
    sms: 'Exclusive: Bitte bestätigen Sie Ihre Bestellung {number} ({total}, Nachnahme) bis zum {due}: {link}',
  },
  orderLink: {
    subject: 'Ihr Link zur Bestellung {number}',
    title: 'Ihr Link zu Ihrer Bestellung',
    text: 'Sie oder jemand anderes hat den Link zur Bestellung {number} angefordert. Die Seite zeigt, wo die Bestellung ist und was zu zahlen ist. Waren Sie es nicht, ist nichts zu tun.',
  },
  orderCancelled: {
    subject: 'Ihre Bestellung {number} ist storniert',
    title: 'Ihre Bestellung ist storniert',
    text: 'Ihre Bestellung {number} ({total}) ist storniert, es wird nichts versandt.',
    refund: 'Falls Sie schon bezahlt haben, erhalten Sie den Betrag auf demselben Weg zurück.',
    endedBy: {
      unpaid: 'Sie wurde automatisch storniert, weil bis zum Termin keine Zahlung eintraf.',
      unconfirmed: 'Sie wurde automatisch storniert, weil sie nicht rechtzeitig bestätigt wurde.',
    },
  },
  orderShipped: {
    subject: 'Ihre Bestellung {number} ist unterwegs',
    title: 'Ihre Bestellung ist unterwegs',
    text: 'Ihre Bestellung {number} hat unser Lager verlassen.',
  },
  orderPaid: {
    subject: 'Ihre Zahlung zur Bestellung {number} ist da',
    title: 'Ihre Zahlung ist eingetroffen',
    text: 'Vielen Dank: Ihre Zahlung von {total} für die Bestellung {number} ist da. Wir packen Ihre Produkte.',
  },
  contactMessage: {
    subject: 'Nachricht von {name}',
    title: 'Eine Nachricht von der Kontaktseite',
  },
  newOrder: {
    subject: 'Neue Bestellung {number}: {total}',
    title: 'Eine neue Bestellung',
    text: 'Die Bestellung {number} über {total} ist eingegangen.',
    paid: 'Sie ist bezahlt.',
    unpaid: 'Sie ist noch nicht bezahlt.',
    atTheDoor: 'Der Zusteller erhält das Geld.',
    articles: 'Produkte',
    button: 'Bestellung öffnen',
  },
  heldReview: {
    subject: 'Eine Bewertung zu {product} wird zurückgehalten',
    title: 'Eine Bewertung wartet',
    text: 'Aus der Bestellung {number} wurde {product} mit {stars} von {most} Sternen bewertet. Die Bewertung erscheint erst, wenn Sie sie gelesen haben.',
    button: 'Bewertung lesen',
  },
  contactAnswer: {
    subject: 'Re: {subject}',
    title: 'Unsere Antwort auf Ihre Nachricht',
    wrote: 'Am {day} schrieben Sie:',
  },
  contactReceipt: {
    subject: 'Ihre Nachricht ist bei uns',
    title: 'Danke für Ihre Nachricht',
    text: 'Wir antworten binnen {hours} Stunden.',
  },
  backInStockConfirm: {
    subject: 'Sollen wir Bescheid sagen, wenn es wieder da ist? {title}',
    title: 'Sollen wir Ihnen Bescheid sagen?',
    text: 'Diese Adresse wurde angegeben, um zu erfahren, wann dieses Produkt wieder auf Lager ist. Wenn Sie das waren, bestätigen Sie es bitte:',
    button: 'Ja, bitte benachrichtigen',
    after:
      'Dann senden wir Ihnen eine einzige E-Mail, wenn es wieder da ist. Wenn Sie es nicht waren, ist nichts zu tun: Ohne Ihre Bestätigung senden wir nichts und löschen Ihre Adresse nach einer Woche.',
  },
  backInStock: {
    subject: 'Wieder auf Lager: {title}',
    title: 'Wieder auf Lager: {title}',
    text: 'Sie wollten wissen, wann dieses Produkt wieder auf Lager ist. Jetzt ist es da; zurücklegen können wir es nicht.',
    button: 'Produkt ansehen',
    after:
      'Das war die einzige E-Mail dazu: Ihre Adresse ist für dieses Produkt nicht mehr gespeichert.',
  },
  newsletterWelcome: {
    subject: 'Willkommen bei Exclusive: {percent} % auf Ihre erste Bestellung',
    title: 'Willkommen bei Exclusive',
    text: 'Danke für Ihre Anmeldung. Mit diesem Code kostet Ihre erste Bestellung {percent} % weniger:',
    codeHint: 'Geben Sie ihn im Warenkorb ein. Er gilt einmal, für eine erste Bestellung.',
    toShop: 'Zum Shop',
    confirmText:
      'Bitte bestätigen Sie, dass dies Ihre Adresse ist. Vorher senden wir Ihnen nichts weiter.',
    confirm: 'Meine Adresse bestätigen',
  },
}

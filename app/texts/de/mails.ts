import type { Texts } from '../texts'

export const mails: Texts['mails'] = {
  footer: 'Exclusive, ein Onlineshop. Sie erhalten diese E-Mail, weil Sie dort etwas getan haben.',
  newsletterFooter:
    'Sie erhalten diese E-Mail, weil diese Adresse in unser Newsletter-Formular eingegeben wurde.',
  unsubscribe: 'Abmelden',
  greeting: 'Guten Tag {name},',
  greetingWithoutName: 'Guten Tag,',
  viewOrder: 'Bestellung ansehen',
  product: 'Artikel',
  quantity: 'Menge',
  price: 'Preis',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  vat: 'MwSt.',
  shipping: 'Versand',
  free: 'Kostenlos',
  total: 'Gesamtsumme',
  deliverTo: 'Lieferung an',
  orderConfirmation: {
    subject: 'Ihre Bestellung {number} bei Exclusive',
    title: 'Vielen Dank für Ihre Bestellung!',
    cash: 'Ihre Bestellung {number} ist bestätigt. Sie zahlen {total} in bar bei der Lieferung.',
    bank: 'Ihre Bestellung {number} ist bei uns. Sie geht auf den Weg, sobald Ihre Zahlung von {total} eintrifft; die Bankdaten kommen in einer eigenen E-Mail.',
  },
  bankInstructions: {
    subject: 'So bezahlen Sie Ihre Bestellung {number}',
    title: 'Bankverbindung zu Ihrer Bestellung',
    text: 'Bitte überweisen Sie {total} und geben Sie den Verwendungszweck genau so an, damit Ihre Zahlung Ihre Bestellung findet.',
    holder: 'Kontoinhaber',
    bank: 'Bank',
    account: 'Konto',
    bic: 'BIC',
    reference: 'Verwendungszweck',
    amount: 'Betrag',
  },
  orderCancelled: {
    subject: 'Ihre Bestellung {number} ist storniert',
    title: 'Ihre Bestellung ist storniert',
    text: 'Ihre Bestellung {number} über {total} ist storniert, es wird nichts versandt.',
    refund: 'Falls Sie schon bezahlt haben, geht der Betrag auf demselben Weg zurück.',
  },
  orderShipped: {
    subject: 'Ihre Bestellung {number} ist unterwegs',
    title: 'Ihre Bestellung ist unterwegs',
    text: 'Ihre Bestellung {number} hat unser Lager verlassen.',
  },
  orderPaid: {
    subject: 'Ihre Zahlung zur Bestellung {number} ist da',
    title: 'Ihre Zahlung ist eingetroffen',
    text: 'Vielen Dank: {total} zu Ihrer Bestellung {number} sind bei uns. Wir packen sie.',
  },
  contactMessage: {
    subject: 'Nachricht von {name}',
    title: 'Eine Nachricht von der Kontaktseite',
  },
  contactReceipt: {
    subject: 'Ihre Nachricht ist bei uns',
    title: 'Danke für Ihre Nachricht',
    text: 'Wir antworten binnen {hours} Stunden.',
  },
  newsletterWelcome: {
    subject: 'Willkommen bei Exclusive: {percent} % auf Ihre erste Bestellung',
    title: 'Willkommen bei Exclusive',
    text: 'Danke für Ihre Anmeldung. Mit diesem Code kostet Ihre erste Bestellung {percent} % weniger:',
    codeHint: 'Geben Sie ihn im Warenkorb ein. Er gilt einmal, für eine erste Bestellung.',
    confirmText:
      'Eines fehlt noch: Bitte bestätigen Sie, dass dies Ihre Adresse ist. Vorher senden wir Ihnen nichts weiter.',
    confirm: 'Meine Adresse bestätigen',
  },
}

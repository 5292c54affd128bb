import type { Texts } from '../texts'

export const legal: Texts['legal'] = {
  home: 'Startseite',
  updated: 'Zuletzt geändert am 28. November 2026',
  contents: 'Auf dieser Seite',
  privacyTitle: 'Datenschutz',
  privacyDescription:
    'Was Exclusive über Sie speichert, warum, wie lange, und wie Sie es löschen lassen.',
  privacyIntro:
    'Wir speichern, was eine Bestellung braucht, und nichts, womit man Sie verfolgen könnte. Diese Seite sagt, was das ist.',
  privacy: [
    {
      title: 'In Ihrem Browser',
      text: 'Ihr Warenkorb, Ihre Wunschliste, die verglichenen und angesehenen Produkte, Ihre Sprache, Ihre Postleitzahl, die Felder einer begonnenen Bestellung, eine Zufallszahl, damit sie nur einmal eingeht, und Ihre Anmeldung bleiben im Speicher Ihres Browsers, samt den besuchten Seiten, damit sie offline funktionieren. Von alledem fragt eine Seite bei uns nur Preis und Bestand der Produkte ab und, mit der eingegebenen Postleitzahl, den Tag der Lieferung; der Rest erreicht uns erst, wenn Sie bestellen. Wir setzen keine Cookies. Von anderen Firmen wird nichts geladen, außer Sie melden sich bewusst über eine an.',
    },
    {
      title: 'Wenn Sie bestellen',
      text: 'Wir speichern Name, Adresse, Telefonnummer, E-Mail-Adresse, Anmerkungen und Ihre Einkäufe, denn wir müssen sie liefern und verbuchen. Solange etwas offen ist, speichern wir auch einen Einweg-Hash des Netzes, aus dem Sie bestellt haben, damit niemand mit nie bezahlten Bestellungen die Regale leert. Die Seite Ihrer Bestellung hat einen Link, der sich nicht erraten lässt; wer den Link hat, sieht die Bestellung, behalten Sie ihn also für sich. Eine Bewertung, die Sie schreiben, erscheint mit dem Namen, den Sie dafür wählen, nachdem wir sie gelesen haben. {keptOrders}',
    },
    {
      title: 'Wenn Sie etwas zurückgeben',
      text: 'Wir speichern, was Sie zurücksenden, warum, was Sie dazu schreiben und unsere Antwort bei der Bestellung und so lange wie deren Angaben. Von einem Widerruf speichern wir auch den Namen und die E-Mail-Adresse, die Sie für die Eingangsbestätigung angeben.',
    },
    {
      title: 'Wenn Sie ein Konto eröffnen',
      text: 'Wir speichern Ihre E-Mail-Adresse, den angegebenen Namen, wann Sie sich zuletzt angemeldet haben und einen Einweg-Hash Ihres Passworts (argon2id). Melden Sie sich über eine andere Firma an, speichern wir stattdessen den Namen, die Adresse des Bildes und die Nummer, die sie uns nennt. Das Passwort selbst wird nie gespeichert und steht in keinem Protokoll.',
    },
    {
      title: 'Wenn Sie uns schreiben',
      text: 'Wir speichern Ihre Nachricht mit Name, E-Mail-Adresse und Telefonnummer, um antworten zu können. {keptMessages}',
    },
    {
      title: 'Der Newsletter',
      text: 'Wir speichern Ihre Adresse und senden Angebote erst, nachdem Sie sie per E-Mail bestätigt haben. Jede E-Mail enthält einen Link, der ihn mit einem Klick abbestellt; die Adresse bleibt dann als beendet vermerkt, damit ihr Willkommenscode nicht zweimal vergeben wird. {keptNewsletter}',
    },
    {
      title: 'Wenn Sie auf ein Produkt warten',
      text: 'Wir speichern Ihre Adresse, um Ihnen ein einziges Mal zu sagen, dass das Produkt wieder da ist, nachdem Sie sie per E-Mail bestätigt haben, und löschen sie mit dieser E-Mail oder wenn Sie die Benachrichtigung über den Link abbestellen. Eine nicht bestätigte Adresse wird nach einer Woche gelöscht, eine, deren Produkt nicht wiederkommt, nach einem Jahr.',
    },
    {
      title: 'Technische Aufzeichnungen',
      text: 'Zum Schutz des Shops zählen wir Anfragen je Netzadresse höchstens eine Stunde lang. Falsche Passwörter und E-Mails an eine Adresse zählen wir über einen Einweg-Hash, höchstens einen Tag lang. Unser Protokoll enthält nur Störungen: wann, auf welcher Art Seite, was nicht ging und die Kennung, die eine Fehlerseite zeigt, nie einen Namen, eine Adresse irgendeiner Art, ein Passwort oder was Sie eingegeben haben. Unsere Statistik zählt Anfragen und Bestellungen, nie Personen.',
    },
    {
      title: 'Ihre Rechte',
      text: 'Sie sehen Ihre Daten unter „Mein Konto“ und können das Konto dort sofort löschen. Bestellungen bleiben so lange, wie das Gesetz es verlangt. Sicherungskopien enthalten Gelöschtes, bis neuere an ihre Stelle treten. Für alles Weitere, etwa eine Kopie oder die Löschung von allem, was wir über Sie haben, schreiben Sie uns über die Kontaktseite: Es antwortet ein Mensch binnen 24 Stunden.',
    },
  ],
  kept: {
    orders:
      '{days} Tage nach Lieferung oder Stornierung werden Name, Straße, Telefonnummer, E-Mail-Adresse und Anmerkungen daraus entfernt.',
    messages: 'Sie wird nach {days} Tagen gelöscht.',
    newsletter: 'Eine unbestätigte Adresse wird nach {days} Tagen gelöscht.',
    invoices: 'Ihre Rechnung behält Name und Anschrift {days} Tage lang.',
    invoicesAlways: 'Ihre Rechnung behält Name und Anschrift so lange, wie das Gesetz es verlangt.',
    ordersAlways: 'Die Bestellung bleibt so lange, wie das Gesetz es verlangt.',
    messagesAlways: 'Sie bleibt, bis Sie uns um Löschung bitten.',
    newsletterAlways:
      'Eine unbestätigte Adresse erhält keine E-Mails mehr und bleibt, bis Sie uns um Löschung bitten.',
  },
  termsTitle: 'Nutzungsbedingungen',
  termsDescription:
    'Die Regeln für den Einkauf bei Exclusive: Preise, Bestellungen, Zahlung, Lieferung, Rückgabe.',
  termsIntro: 'Diese Regeln gelten zwischen Ihnen und uns, wenn Sie bestellen.',
  findOrder: 'Ihre Bestellung finden, um Produkte zurückzugeben oder den Vertrag zu widerrufen',
  terms: [
    {
      title: 'Preise',
      text: 'Alle Preise sind in US-Dollar. Auf die Zwischensumme abzüglich Rabatt kommen 15 % Mehrwertsteuer, die Sie vor der Bestellung sehen. Der Versand ist kostenlos.',
    },
    {
      title: 'Ihre Bestellung',
      text: 'Die Bestellung gilt, sobald wir die Bestellnummer zeigen. Es gilt der in diesem Moment angezeigte Preis; hat sich beim Einkaufen ein Preis oder der Bestand geändert, zeigen wir es Ihnen und fragen, bevor etwas bestellt wird. Ein doppelter Klick ergibt eine Bestellung.',
    },
    {
      title: 'Zahlung',
      text: 'Sie zahlen per Überweisung oder per Nachnahme. Bei Überweisung versenden wir die Bestellung, sobald die Zahlung da ist; bitte geben Sie den Verwendungszweck an.',
    },
    {
      title: 'Gutscheine',
      text: 'Ein Gutschein je Bestellung. Er mindert die Zwischensumme, nie unter null, und wird nicht ausgezahlt. Wird eine Bestellung storniert, kann ihr Gutschein erneut verwendet werden, solange er gültig ist.',
    },
    {
      title: 'Lieferung',
      text: 'Die Lieferung ist kostenlos. Die Produktseite zeigt, wann ein Produkt ankommt.',
    },
    {
      title: 'Stornieren und Zurückgeben',
      text: 'Bis zum Versand können Sie eine Bestellung auf ihrer Seite stornieren. Ab der Lieferung können Sie {days} Tage lang Produkte im erhaltenen Zustand kostenlos zurückgeben: Melden Sie es auf der Seite Ihrer Bestellung an, mit Produkt, Menge und Grund; wir antworten per E-Mail.',
    },
    {
      title: 'Widerrufsrecht in der Europäischen Union',
      text: 'Geht Ihre Bestellung an eine Adresse in der Europäischen Union, können Sie den Vertrag ohne Angabe von Gründen widerrufen, ab der Bestellung bis 14 Tage nach ihrer Lieferung. Drücken Sie auf der Seite Ihrer Bestellung „Vertrag widerrufen“, auch ohne Konto; die Eingangsbestätigung kommt sofort per E-Mail. Eine Bestellung, die noch nicht unterwegs ist, wird storniert; sonst senden Sie die Produkte binnen 14 Tagen kostenlos zurück. Was Sie dafür bezahlt haben, erstatten wir binnen 14 Tagen auf demselben Weg.',
    },
    {
      title: 'Konten',
      text: 'Behalten Sie Ihr Passwort für sich. Sie können Ihr Konto jederzeit löschen.',
    },
    {
      title: 'Unser Shop',
      text: 'Wir achten darauf, dass Texte und Bilder stimmen, doch Fehler können vorkommen; betrifft einer Ihre Bestellung, sagen wir es Ihnen, und Sie können sie stornieren.',
    },
  ],
}

export const pageStarts: Texts['pageStarts'] = {
  titles: {
    about: 'Über uns',
    faq: 'Fragen und Antworten',
    imprint: 'Impressum',
    terms: 'Allgemeine Geschäftsbedingungen',
    shipping: 'Versand und Rückgabe',
    privacy: 'Datenschutzerklärung',
  },
  places: {
    name: '⟦vollständiger Name des Verkäufers⟧',
    address: '⟦Straße, Postleitzahl, Ort und Land⟧',
    email: '⟦E-Mail-Adresse⟧',
    represented: '⟦wer das Unternehmen vertritt, oder diese Zeile löschen⟧',
    register: '⟦Register und Nummer, oder diese Zeile löschen⟧',
    taxNumber: '⟦Umsatzsteuer-Identifikationsnummer, oder diese Zeile löschen⟧',
    authority: '⟦Aufsichtsbehörde, oder diese Zeile löschen⟧',
    offer: '⟦was Sie verkaufen, und für wen⟧',
    story: '⟦wer Sie sind, wo und seit wann Sie arbeiten⟧',
    payer: '⟦wer die Rücksendung bezahlt⟧',
    law: '⟦welches Recht gilt, und was das Recht Ihres Landes verlangt⟧',
    question: '⟦was Ihre Kunden fragen⟧',
    answer: '⟦Ihre Antwort⟧',
    rights: '⟦bei wem sich Kunden beschweren können, und was das Recht Ihres Landes verlangt⟧',
  },
  prices: 'Preise',
  currency: 'Währung aller Preise: {currency}.',
  included: 'Alle Preise enthalten die Mehrwertsteuer.',
  added:
    'Zu den Preisen kommt die Mehrwertsteuer nach dem Satz des Lieferorts hinzu. Sie sehen sie vor der Bestellung.',
  untaxed: 'Es wird keine Mehrwertsteuer berechnet.',
  rate: '{place}: {percent}',
  elsewhere: 'Überall sonst',
  everywhere: 'Überall',
  shipping: 'Versand',
  destinations: 'Wir versenden nach:',
  free: 'kostenlos',
  upTo: 'bis {weight}: {price}',
  freeFrom: 'kostenlos ab {amount}',
  handling: 'Wir übergeben Ihre Bestellung innerhalb von {days} Arbeitstagen nach ihrem Eingang.',
  transit: 'Danach ist sie unterwegs, in Arbeitstagen:',
  days: '{place}: {days}',
  returns: 'Rückgabe',
  returnDays: 'Sie können Produkte innerhalb von {days} Tagen nach der Lieferung zurückgeben.',
  askForReturn: 'Melden Sie es auf der Seite Ihrer Bestellung an, zu der unsere E-Mails führen.',
  returnTo: 'Rücksendungen an: {address}',
  payment: 'Zahlungsarten',
  bank: 'Banküberweisung',
  cash_on_delivery: 'Nachnahme',
  fee: 'Gebühr {amount}',
  limit: 'Bestellungen bis {amount}',
  onlyTo: 'nur nach: {places}',
  due: 'Eine Überweisung ist innerhalb von {days} Tagen nach der Bestellung fällig.',
  seller: 'Wer wir sind',
  contact: 'Kontakt',
  phone: 'Telefon: {phone}',
  email: 'E-Mail: {email}',
  hours: 'Zeiten: {hours}',
  taxNumber: 'Umsatzsteuer-Identifikationsnummer: {number}',
  register: 'Register: {register}',
  represented: 'Vertreten durch: {name}',
  authority: 'Aufsichtsbehörde: {name}',
  imprintLaw: 'Angaben gemäß {law}',
  orders: 'Bestellungen',
  orderPlaced:
    'Eine Bestellung ist aufgegeben, wenn wir ihre Nummer zeigen. Es gilt der Preis, der in diesem Moment angezeigt wird.',
  cancel: 'Bis zum Versand können Sie eine Bestellung auf ihrer Seite stornieren.',
  rights: 'Ihre Rechte',
  rightsText:
    'Unter „Mein Konto“ sehen Sie Ihre Daten und können das Konto löschen. Schreiben Sie uns, wenn Sie eine Kopie oder die Löschung dessen wünschen, was wir über Sie gespeichert haben.',
  law: 'Recht',
  howToPay: 'Wie kann ich bezahlen?',
  whatItCosts: 'Was kostet der Versand?',
  whenItArrives: 'Wann kommt meine Bestellung an?',
  howToReturn: 'Kann ich etwas zurückgeben?',
  isTaxIncluded: 'Enthalten die Preise die Mehrwertsteuer?',
}

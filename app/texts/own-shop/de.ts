/** Texts of a merchant's own shop by path, in place of those that make the demo's promises. */
export const ownDe: Readonly<Record<string, string>> = {
  'shell.banner': '',
  'contact.callTitle': 'Rufen Sie uns an',
  'contact.callText': '',
  'contact.writeTitle': 'Schreiben Sie uns',
  'home.pageTitle': 'Exclusive',
  'home.pageDescription': 'Bei Exclusive stöbern, suchen und bestellen.',
  'home.returnsPromise': 'Sie können Produkte binnen {days} Tagen nach der Lieferung zurücksenden.',
  'home.supportPromise': 'Schreiben Sie uns: Ein Mensch liest Ihre Nachricht.',
  'about.returnsPromise':
    'Sie können Produkte binnen {days} Tagen nach der Lieferung zurücksenden.',
  'about.supportPromise': 'Schreiben Sie uns: Ein Mensch liest Ihre Nachricht.',
  'sending.homeDescription': 'Bei Exclusive stöbern, suchen und bestellen.',
  'contact.pageDescription': 'Schreiben Sie an Exclusive.',
  'contact.writeText': 'Füllen Sie das Formular aus, wir melden uns.',
  'contact.sent': 'Ihre Nachricht ist bei uns. Eine Bestätigung geht an {email}.',
  'contact.send': 'Nachricht senden',
  'contact.errors.badPhone': 'Bitte geben Sie eine Nummer wie +12 345 678 901 ein.',
  'orderProblems.fields.phone': 'Bitte geben Sie eine Nummer wie +12 345 678 901 ein.',
  'product.fallbackColour': '',
  'checkout.problems.phone': 'Bitte geben Sie eine Nummer wie +12 345 678 901 ein.',
  'productPage.delivery.bangladesh': 'Wir liefern nach {code}.',
  'productPage.delivery.worldwide': 'Wir liefern nach {code}.',
  'productPage.delivery.invalid': 'Das sieht nicht nach einer Postleitzahl aus.',
  'productPage.freeReturns': 'Rücksendung innerhalb von {days} Tagen nach der Lieferung',
  'returns.ask.intro':
    'Sagen Sie uns bis zum {until}, was Sie zurücksenden und warum. Wir antworten per E-Mail mit der Adresse.',
  'returns.ask.unmailed.intro':
    'Sagen Sie uns bis zum {until}, was Sie zurücksenden und warum. Unsere Antwort mit der Adresse steht auf der Seite der Bestellung.',
  'returnMails.accepted.text':
    'Wir nehmen die folgenden Produkte zurück. Sobald sie bei uns sind, erstatten wir {amount} auf dem Weg, auf dem Sie bezahlt haben.',
  'returns.withdraw.sendBack':
    'Bitte senden Sie die Produkte binnen 14 Tagen zurück. Was Sie dafür bezahlt haben, geht auf demselben Weg zurück.',
  'returnMails.withdrawal.sendBack':
    'Bitte senden Sie die Produkte binnen 14 Tagen zurück. Wir erstatten {amount} auf dem Weg, auf dem Sie bezahlt haben, binnen 14 Tagen nach Ihrem Widerruf; wir dürfen warten, bis die Produkte bei uns sind oder Sie den Versand nachweisen.',
  'mails.contactReceipt.text': 'Wir antworten so bald wie möglich.',
  'legal.privacy.8.text':
    'Sie sehen Ihre Daten unter „Mein Konto“ und können das Konto dort sofort löschen. Bestellungen bleiben so lange, wie das Gesetz es verlangt. Sicherungskopien enthalten Gelöschtes, bis neuere an ihre Stelle treten. Für alles Weitere, etwa eine Kopie oder die Löschung von allem, was wir über Sie haben, schreiben Sie uns über die Kontaktseite.',
  'legal.terms.5.text':
    'Ab der Lieferung können Sie {days} Tage lang Produkte im erhaltenen Zustand zurückgeben: Melden Sie es auf der Seite Ihrer Bestellung an, mit Produkt, Menge und Grund; wir antworten per E-Mail. Bis zum Versand können Sie eine Bestellung auf ihrer Seite stornieren.',
  'legal.terms.6.text':
    'Geht Ihre Bestellung an eine Adresse in der Europäischen Union, können Sie den Vertrag ohne Angabe von Gründen widerrufen, ab der Bestellung bis 14 Tage nach ihrer Lieferung. Drücken Sie auf der Seite Ihrer Bestellung „Vertrag widerrufen“, auch ohne Konto; die Eingangsbestätigung kommt sofort per E-Mail. Eine Bestellung, die noch nicht unterwegs ist, wird storniert; sonst senden Sie die Produkte binnen 14 Tagen zurück. Was Sie dafür bezahlt haben, erstatten wir binnen 14 Tagen auf demselben Weg.',
  'faq.questions.5.text':
    'Binnen {days} Tagen ab der Lieferung. Öffnen Sie die Seite Ihrer Bestellung, wählen Sie „Produkte zurückgeben“ und sagen Sie, welche und warum; wir antworten per E-Mail mit der Adresse. Der Link zu dieser Seite steht in unseren E-Mails.',
  'faq.questions.7.text':
    'Geben Sie ihn im Warenkorb oder an der Kasse ein und wählen Sie „Gutschein einlösen“.',
}

/** Texts by path of a shop whose subscribers get no code. */
export const withoutCodeDe: Readonly<Record<string, string>> = {
  'shell.footer.offer': 'Neues aus dem Shop per E-Mail',
  'newsletter.sent':
    'Ihre Willkommensmail ist unterwegs. Bitte bestätigen Sie Ihre Adresse mit dem Link darin.',
  'mails.newsletterWelcome.subject': 'Willkommen bei Exclusive',
  'mails.newsletterWelcome.text': 'Danke für Ihre Anmeldung.',
}

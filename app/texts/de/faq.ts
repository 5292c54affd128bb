import type { Texts } from '../texts'

export const faq: Texts['faq'] = {
  title: 'Häufige Fragen',
  description:
    'Antworten auf das, was wir am meisten gefragt werden: Bestellung, Zahlung, Lieferung, Rückgabe, Konto.',
  home: 'Startseite',
  /** Names the page that a question in the search box leads to. */
  help: 'Hilfe',
  helped: 'Diese Seite kann helfen:',
  intro: 'Die Fragen, die wir am häufigsten hören. Ihre fehlt?',
  contact: 'Schreiben Sie uns',
  findOrder: 'Ihre Bestellung finden, um Produkte zurückzugeben oder den Vertrag zu widerrufen',
  topics: ['Bestellen und bezahlen', 'Lieferung und Rückgabe', 'Ihr Konto'],
  questions: [
    {
      title: 'Brauche ich ein Konto, um zu kaufen?',
      text: 'Nein. Sie können als Gast bestellen; die Bestätigungsseite und die E-Mail enthalten einen Link zu Ihrer Bestellung. Mit Konto sehen Sie alle Bestellungen an einem Ort, auch die, die Sie als Gast mit derselben E-Mail-Adresse aufgegeben haben.',
    },
    {
      title: 'Wie kann ich bezahlen?',
      text: 'Per Überweisung oder per Nachnahme. Für die Überweisung erhalten Sie Bankverbindung und Verwendungszweck sofort und per E-Mail.',
    },
    { title: 'Was kostet der Versand?', text: 'Nichts: Er ist bei jeder Bestellung kostenlos.' },
    {
      title: 'Ist die Mehrwertsteuer in den Preisen enthalten?',
      text: 'Nein. 15 % kommen auf die Zwischensumme abzüglich Rabatt; der Warenkorb zeigt sie vor der Bestellung.',
    },
    {
      title: 'Kann ich meine Bestellung ändern oder stornieren?',
      text: 'Bis zum Versand können Sie sie auf der Bestellseite stornieren. Die Produkte gehen zurück ins Lager, Ihr Gutschein gilt wieder.',
    },
    {
      title: 'Wie gebe ich etwas zurück?',
      text: 'Binnen {days} Tagen ab der Lieferung und kostenlos. Öffnen Sie die Seite Ihrer Bestellung, wählen Sie „Produkte zurückgeben“ und sagen Sie, welche und warum; wir antworten per E-Mail mit der Adresse. Der Link zu dieser Seite steht in unseren E-Mails.',
    },
    {
      title: 'Wie widerrufe ich den Vertrag?',
      text: 'Mit einer Adresse in der Europäischen Union, ab der Bestellung bis 14 Tage nach ihrer Lieferung: Drücken Sie auf der Seite Ihrer Bestellung „Vertrag widerrufen“, auch als Gast, und bestätigen Sie. Die Eingangsbestätigung kommt sofort per E-Mail.',
    },
    {
      title: 'Wie löse ich einen Gutschein ein?',
      text: 'Geben Sie ihn im Warenkorb oder an der Kasse ein und wählen Sie „Gutschein einlösen“. Neue Abonnenten unseres Newsletters erhalten 10 % auf die erste Bestellung.',
    },
    {
      title: 'Bleibt mein Warenkorb erhalten?',
      text: 'Ja, in diesem Browser, auch wenn Sie ihn schließen. Mit anderen Geräten wird er nicht geteilt.',
    },
    {
      title: 'Ich habe mein Passwort vergessen.',
      text: 'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“; wir senden Ihnen einen Link für ein neues.',
    },
    {
      title: 'Wann kommt meine Bestellung an?',
      text: 'Die Produktseite nennt den Liefertag, mit Ihrer Postleitzahl noch genauer. Wenn wir die Bestellung versenden, schreiben wir Ihnen, und ihre Seite zeigt, wo sie ist.',
    },
    {
      title: 'In welche Länder liefern Sie?',
      text: 'In alle Länder, die an der Kasse zur Wahl stehen. Mit einer Postleitzahl zeigt die Produktseite, wann ein Produkt dort ankommt.',
    },
    {
      title: 'Gibt es Geschenkkarten?',
      text: 'Nein, noch nicht. Zum Verschenken geben Sie an der Kasse die Adresse der anderen Person an.',
    },
    {
      title: 'Welche Größe passt mir?',
      text: '„Größentabelle“ neben den Größen eines Produkts zeigt seine Maße. Passt es doch nicht, können Sie es zurückgeben.',
    },
    {
      title: 'Was tun, wenn etwas kaputt ist, und was gilt für die Garantie?',
      text: 'Kommt es kaputt an, geben Sie es auf der Seite Ihrer Bestellung zurück. Geht es später kaputt, steht die Garantie auf seiner Seite unter „Details, Garantie und Rückgabe“: Schreiben Sie uns mit der Bestellnummer.',
    },
  ],
}

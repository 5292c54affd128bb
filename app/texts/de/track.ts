import type { Texts } from '../texts'

export const track: Texts['track'] = {
  title: 'Bestellung verfolgen',
  description:
    'Nummer der Bestellung und E-Mail-Adresse eingeben: Wir senden Ihnen den Weg zurück zu ihr.',
  home: 'Startseite',
  text: 'Geben Sie die Nummer Ihrer Bestellung und die E-Mail-Adresse ein, mit der sie aufgegeben wurde. Wir senden Ihnen einen Link zu ihrer Seite.',
  number: 'Bestellnummer',
  email: 'E-Mail-Adresse',
  send: 'Link senden',
  sending: 'Einen Moment…',
  sent: 'Wenn die Bestellung {number} mit {email} aufgegeben wurde, ist der Link unterwegs an diese Adresse. Nach einigen Minuten nichts im Postfach? Bitte prüfen Sie Nummer, Adresse und den Spam-Ordner.',
  problems: 'Bitte korrigieren Sie die markierten Felder.',
  noNumber: 'Bitte geben Sie die Nummer Ihrer Bestellung ein.',
  example: 'EX-01ABCD-23XYZ',
  badNumber:
    'Das ist keine Bestellnummer. Sie steht in unseren E-Mails und sieht aus wie EX-01ABCD-23XYZ.',
  badEmail: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es noch einmal.',
  away: 'Das lässt sich gerade nicht nachsehen. Bitte versuchen Sie es gleich noch einmal.',
  help: {
    where: 'Wo finde ich die Nummer?',
    text: 'In der E-Mail, die die Bestellung bestätigt hat, und auf der Seite der Bestellung. Sie sieht aus wie {number}.',
    account: 'Mit einem Konto brauchen Sie keine Nummer.',
    orders: 'Ihre Bestellungen ansehen',
    other: 'Etwas anderes?',
    write: 'Schreiben Sie uns',
  },
}

import type { Texts } from '../../texts'

export const contact: Texts['contact'] = {
  pageTitle: 'Kontakt',
  pageDescription:
    'Rufen Sie Exclusive an oder schreiben Sie uns: Es antwortet ein Mensch, am Telefon rund um die Uhr und per E-Mail binnen 24 Stunden.',
  breadcrumbHome: 'Startseite',
  breadcrumb: 'Kontakt',
  callTitle: 'Rufen Sie uns an',
  callText: 'Wir sind rund um die Uhr erreichbar, an sieben Tagen die Woche.',
  phoneLabel: 'Telefon:',
  writeTitle: 'Schreiben Sie uns',
  writeText: 'Füllen Sie das Formular aus, wir melden uns binnen {hours} Stunden.',
  emailsLabel: 'E-Mails:',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  phone: 'Ihre Telefonnummer',
  message: 'Hinterlassen Sie eine Nachricht …',
  website: 'Dieses Feld bitte leer lassen',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  sentTitle: 'Vielen Dank, {name}!',
  sent: 'Ihre Nachricht ist bei uns. Eine Bestätigung geht an {email}, und wir antworten binnen {hours} Stunden.',
  another: 'Weitere Nachricht schreiben',
  tooMany:
    'Sie haben in kurzer Zeit mehrere Nachrichten gesendet. Bitte warten Sie einige Minuten.',
  away: 'Ihre Nachricht konnte gerade nicht gespeichert werden. Bitte senden Sie sie gleich noch einmal.',
  problems: 'Bitte prüfen Sie die markierten Felder:',
  errors: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    tooLong: 'Das ist zu lang. Bitte kürzen Sie es.',
    badEmail: 'Bitte geben Sie eine Adresse wie name@beispiel.de ein.',
    badPhone: 'Bitte geben Sie eine Nummer wie +880 1712 345678 ein.',
  },
}

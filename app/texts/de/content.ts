import type { Texts } from '../texts'
import { promises } from './promises'

export const about: Texts['about'] = {
  pageTitle: 'Über uns',
  pageDescription:
    'Exclusive, seit 2015: der Marktplatz Südasiens mit starker Präsenz in Bangladesch.',
  home: 'Startseite',
  breadcrumb: 'Über uns',
  storyTitle: 'Unsere Geschichte',
  story1:
    'Exclusive startete 2015 und ist der führende Online-Marktplatz Südasiens mit starker Präsenz in Bangladesch. Mit einem breiten Angebot maßgeschneiderter Lösungen für Marketing, Daten und Service vereint Exclusive 10.500 Händler und 300 Marken und bedient 3 Millionen Kunden in der Region.',
  story2:
    'Exclusive bietet mehr als 1 Million Produkte und wächst sehr schnell. Das Sortiment ist vielfältig, von Unterhaltungselektronik bis zum täglichen Einkauf.',
  storyPicture: 'Eine Vase, eine Handtasche, ein Paar Schuhe, ein Parfum und eine Uhr',
  figures: 'Exclusive in Zahlen',
  sellers: 'Aktive Händler auf unserer Seite',
  monthlySale: 'Monatlich verkaufte Produkte',
  customers: 'Aktive Kunden auf unserer Seite',
  annualSale: 'Jahresumsatz auf unserer Seite',
  team: 'Unser Team',
  chairman: 'Gründer und Vorsitzender',
  director: 'Geschäftsführerin',
  designer: 'Produktdesigner',
  portrait: 'Gezeichnetes Porträt von {name}',
  social: '{name} auf {network}',
  freeDelivery: 'KOSTENLOSE UND SCHNELLE LIEFERUNG',
  freeDeliveryText: 'Kostenlose Lieferung für alle Bestellungen über {amount}',
  ...promises,
  services: 'Unsere Leistungen',
}

export const backInStock: Texts['backInStock'] = {
  pageTitle: 'Wieder auf Lager',
  sentTitle: 'Ein Schritt fehlt noch',
  sent: 'Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen senden. Erst dann schreiben wir Ihnen, ein einziges Mal, wenn das Produkt wieder da ist. Haben Sie für dieses Produkt schon bestätigt, ist nichts mehr zu tun.',
  invalidTitle: 'Diese Adresse scheint nicht zu stimmen',
  invalid: 'Bitte gehen Sie zurück und geben Sie eine Adresse wie name@beispiel.de ein.',
  laterTitle: 'Zu viele Versuche',
  later: 'Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
  inStockTitle: 'Es ist auf Lager',
  inStock: 'Dieses Produkt ist schon wieder da: Sie können es jetzt bestellen.',
  confirmTitle: 'Benachrichtigen, wenn es wieder da ist',
  confirm:
    'Ein Klick, und wir schreiben Ihnen ein einziges Mal, sobald dieses Produkt wieder da ist.',
  confirmButton: 'Ja, bitte benachrichtigen',
  confirmedTitle: 'Wir sagen Ihnen Bescheid',
  confirmed:
    'Sie erhalten eine einzige E-Mail, sobald das Produkt wieder da ist. Danach löschen wir Ihre Adresse dafür.',
  leaveTitle: 'Bitte keine E-Mail',
  leave: 'Ein Klick, und wir löschen Ihre Adresse für alle Produkte, auf die Sie warten.',
  leaveButton: 'Nicht benachrichtigen',
  leftTitle: 'Benachrichtigungen beendet',
  left: 'Wir senden Ihnen keine E-Mails mehr über Produkte, die wieder da sind.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknown: 'Er ist unvollständig oder zu alt, oder die E-Mail dazu ist schon verschickt.',
}

/** The page of a shop that is not open yet. */
export const closed = {
  title: 'Wir haben noch nicht geöffnet',
  text: 'Dieser Shop wird gerade eingerichtet. Bitte schauen Sie bald wieder vorbei.',
  write: 'Sie können uns schreiben:',
}

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
  offline:
    'Es kam keine Antwort, vielleicht hat uns Ihre Nachricht nicht erreicht. Ihr Text ist noch da: Bitte senden Sie ihn noch einmal, er wird nur einmal gespeichert.',
  problems: 'Bitte prüfen Sie die markierten Felder:',
  errors: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    tooLong: 'Das ist zu lang. Bitte kürzen Sie es.',
    badEmail: 'Bitte geben Sie eine Adresse wie name@beispiel.de ein.',
    badPhone: 'Bitte geben Sie eine Nummer wie +880 1712 345678 ein.',
  },
}

export const elsewhere: Texts['elsewhere'] = {
  home: 'Startseite',
  title: 'Apps und soziale Netzwerke',
  description:
    'Ob Exclusive eine App oder Seiten in sozialen Netzwerken hat, und was es stattdessen gibt.',
  apps: 'Apps',
  noApps:
    'Exclusive hat noch keine App, also lässt sich mit ihr auch noch nichts sparen. Der Shop selbst lässt sich wie eine App installieren: Wählen Sie im Menü Ihres Browsers „Installieren“ oder „Zum Startbildschirm“.',
  networks: 'Soziale Netzwerke',
  noNetworks:
    'Weder Exclusive noch die Menschen in unserem Team haben dort bisher eine Seite. Neues und Angebote kommen mit dem Newsletter; bei allem anderen antwortet ein Mensch über die Kontaktseite.',
  notYet: 'Noch nicht',
}

export const newsletter: Texts['newsletter'] = {
  pageTitle: 'Newsletter',
  home: 'Startseite',
  sentTitle: 'Danke für Ihre Anmeldung!',
  sent: 'Ihre Willkommensmail ist unterwegs, mit {percent} % Rabatt auf Ihre erste Bestellung. Bitte bestätigen Sie Ihre Adresse mit dem Link darin.',
  invalidTitle: 'Diese Adresse scheint nicht zu stimmen',
  invalid: 'Bitte geben Sie eine Adresse wie name@beispiel.de ein.',
  laterTitle: 'Zu viele Versuche',
  later: 'Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
  email: 'Ihre E-Mail-Adresse',
  subscribe: 'Abonnieren',
  confirmTitle: 'Bestätigen Sie Ihre Adresse',
  confirm: 'Ein Klick, und unsere Angebote erreichen Sie.',
  confirmButton: 'Bestätigen',
  confirmedTitle: 'Sie stehen auf der Liste',
  confirmed: 'Vielen Dank. Über den Link in jeder E-Mail können Sie ihn jederzeit abbestellen.',
  leaveTitle: 'Newsletter abbestellen',
  leave: 'Ein Klick, und wir senden Ihnen keine Angebote mehr.',
  leaveButton: 'Abbestellen',
  leftTitle: 'Newsletter abbestellt',
  left: 'Wir senden Ihnen keine Angebote mehr. Sie sind jederzeit wieder willkommen.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknown: 'Er ist unvollständig oder aus einer älteren E-Mail. Bitte nutzen Sie den der neuesten.',
}

export const ownHome: Texts['ownHome'] = {
  ownFresh: 'Frisch eingetroffen',
  ownNewest: 'Neue Produkte',
  ownCategories: 'Kategorien',
  ownBrowse: 'Nach Kategorie stöbern',
  ownPopular: 'Beliebt',
  ownBest: 'Meistverkauft',
  ownAll: 'Alle Produkte ansehen',
  highlights: 'Im Blick',
  comingSoon: 'Die Produkte kommen bald.',
  description: 'Die Produkte von {shop} und wie Sie uns erreichen.',
}

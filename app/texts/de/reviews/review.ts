import type { Texts } from '../../texts'

export const review: Texts['review'] = {
  title: 'Bewertung schreiben',
  shop: 'Shop',
  order: 'Bestellung {number}',
  text: 'Sagen Sie anderen, wie es ist. Wir lesen jede Bewertung, bevor sie erscheint.',
  waits: 'Ihre Bewertung wartet, bis wir sie gelesen haben. Bis dahin können Sie sie noch ändern.',
  stars: 'Ihre Note',
  starCount: { one: '{count} Stern', other: '{count} Sterne' },
  reviewTitle: 'Titel',
  optional: '(freiwillig)',
  reviewText: 'Ihre Bewertung',
  name: 'Angezeigter Name',
  send: 'Bewertung senden',
  sending: 'Einen Moment…',
  sent: 'Vielen Dank! Ihre Bewertung ist da. Wir lesen sie, bevor sie erscheint.',
  change: 'Bewertung ändern',
  problems: 'Bitte korrigieren Sie die markierten Felder.',
  errors: {
    stars: 'Bitte wählen Sie einen bis fünf Sterne.',
    noName: 'Bitte geben Sie den Namen ein, der angezeigt werden soll.',
    noText: 'Bitte schreiben Sie ein paar Worte.',
    long: 'Das ist zu lang: höchstens {most} Zeichen.',
    mismatch: 'Das lässt sich nicht anzeigen: Es hat keinen Buchstaben oder unsichtbare Zeichen.',
  },
  tooMany:
    'Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es noch einmal; Ihr Text ist noch da.',
  away: 'Die Bewertung lässt sich gerade nicht speichern. Bitte versuchen Sie es gleich noch einmal; Ihr Text ist noch da.',
  offline:
    'Die Bewertung ist nicht bei uns angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal; Ihr Text ist noch da.',
  lookedAt: 'Wir haben Ihre Bewertung schon gelesen, sie lässt sich nicht mehr ändern.',
  closed: 'Diese Bestellung kann nicht bewertet werden.',
  states: {
    published: 'Ihre Bewertung ist erschienen. Vielen Dank!',
    hidden: 'Ihre Bewertung ist nicht erschienen.',
    early: 'Sie können eine Bewertung schreiben, sobald Ihr Paket unterwegs ist.',
    cancelled: 'Diese Bestellung ist storniert, es gibt also nichts zu bewerten.',
    over: 'Diese Bestellung kann nicht mehr bewertet werden.',
  },
  reason: 'Der Grund: {reason}',
}

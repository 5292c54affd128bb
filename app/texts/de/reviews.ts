import type { Texts } from '../texts'

export const review: Texts['review'] = {
  title: 'Bewertung schreiben',
  order: 'Bestellung {number}',
  text: 'Sagen Sie anderen, wie es Ihnen gefällt. Wir lesen jede Bewertung, bevor sie erscheint.',
  waits:
    'Ihre Bewertung erscheint, nachdem wir sie gelesen haben. Bis dahin können Sie sie noch ändern.',
  stars: 'Ihre Gesamtbewertung',
  starCount: { one: '{count} Stern', other: '{count} Sterne' },
  reviewTitle: 'Titel',
  optional: '(optional)',
  reviewText: 'Ihre Bewertung',
  name: 'Angezeigter Name',
  photos: 'Fotos',
  photosHint: 'Bis zu {most} Fotos: JPEG, PNG, WebP oder AVIF. Den Aufnahmeort entfernen wir.',
  addPhotos: 'Fotos hinzufügen',
  takePhoto: 'Foto aufnehmen',
  yourPhoto: 'Ihr Foto {position}',
  removePhoto: 'Entfernen',
  removeNew: '{file} entfernen',
  photosChosen: { one: '{count} Foto gewählt', other: '{count} Fotos gewählt' },
  photosAgain: 'Bitte wählen Sie Ihre Fotos noch einmal: Der Browser behält sie nicht.',
  photosTooLarge:
    'Diese Fotos sind zusammen zu groß: höchstens {most} MB. Bitte gehen Sie zurück, wählen Sie weniger oder kleinere und senden Sie sie noch einmal.',
  photoFaults: {
    large: '{file} ist zu groß: höchstens {most} MB.',
    kind: '{file} ist kein JPEG-, PNG-, WebP- oder AVIF-Bild.',
    pixels: '{file} hat zu viele Bildpunkte. Bitte wählen Sie eine kleinere Version.',
    damaged: '{file} lässt sich nicht öffnen. Bitte wählen Sie ein anderes Foto.',
    many: 'Bitte wählen Sie höchstens {most} Fotos.',
  },
  aFile: 'Ein Foto',
  send: 'Bewertung senden',
  sending: 'Einen Moment …',
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

export const reviewAnswers: Texts['reviewAnswers'] = {
  by: 'Antwort von {shop}',
  photo: 'Foto {position} von {count} ({name})',
  all: 'Alle',
  withPhotos: 'Mit Fotos',
}

/** What the page of an order says of its payment at a provider. */
export const payOrder = {
  unstarted: 'Diese Bestellung ist noch nicht bezahlt.',
  advance:
    'Diese Bestellung ist bestätigt, sobald {advance} angezahlt sind. Den Rest, {rest}, erhält der Zusteller.',
  advancePaid: 'Ihre Anzahlung von {advance} ist bezahlt.',
  payAt: 'Anzahlen: {way}',
  checking:
    'Wir prüfen Ihre Zahlung: Der Anbieter hat sie noch nicht bestätigt. Sobald er es tut, steht es hier.',
  unfinished:
    'Wenn Sie die Zahlung nicht beendet haben, können Sie sie fortsetzen oder anders zahlen. Die Bestellung wird nur einmal bezahlt.',
  held: 'Wir prüfen Ihre Zahlung. Sie müssen nichts tun: Wir schreiben Ihnen, sobald alles geklärt ist.',
  failed: 'Ihre Zahlung ist nicht zustande gekommen: Es wurde nichts abgebucht.',
  expired: 'Die Zeit für Ihre Zahlung ist abgelaufen: Es wurde nichts abgebucht.',
  now: 'Jetzt zahlen',
  again: 'Erneut zahlen',
  goOn: 'Zahlung fortsetzen',
  other: 'Anders zahlen',
  choose: 'So zahlen',
  look: 'Erneut nachsehen',
  refused: {
    away: 'Die Zahlungsseite ist gerade nicht erreichbar, und es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal oder zahlen Sie anders.',
    refused:
      'Diese Zahlungsart ist für diese Bestellung nicht möglich, und es wurde nichts abgebucht. Bitte wählen Sie eine andere.',
    busy: 'Eine Zahlung dieser Bestellung wird gerade geprüft: Bis das geklärt ist, kann sie nicht anders bezahlt werden.',
  },
  returning:
    'Eine Zahlung von {amount} wurde nicht gebraucht. Sie geht auf dem Weg zurück, auf dem Sie gezahlt haben.',
  returned:
    'Eine Zahlung von {amount} wurde nicht gebraucht. Sie ist auf dem Weg zurückgegangen, auf dem Sie gezahlt haben.',
}

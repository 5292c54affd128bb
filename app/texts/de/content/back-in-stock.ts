import type { Texts } from '../../texts'

export const backInStock: Texts['backInStock'] = {
  pageTitle: 'Wieder auf Lager',
  sentTitle: 'Ein Schritt fehlt noch',
  sent: 'Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen senden. Erst dann schreiben wir Ihnen, ein einziges Mal, wenn das Produkt wieder da ist. Haben Sie es für dieses Produkt schon bestätigt, ist nichts mehr zu tun.',
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
    'Sie erhalten eine einzige E-Mail, sobald das Produkt wieder da ist. Danach vergessen wir Ihre Adresse dafür.',
  leaveTitle: 'Bitte keine E-Mail',
  leave: 'Ein Klick, und wir vergessen Ihre Adresse für alle Produkte, auf die Sie warten.',
  leaveButton: 'Nicht benachrichtigen',
  leftTitle: 'Sie warten auf nichts mehr',
  left: 'Wir senden Ihnen keine E-Mail über Produkte, die wieder da sind.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknown: 'Er ist unvollständig oder zu alt, oder die E-Mail dazu ist schon verschickt.',
}

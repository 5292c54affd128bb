import type { Texts } from '../texts'

export const offlinePage: Texts['offlinePage'] = {
  title: 'Sie sind offline',
  text: 'Diese Seite wurde in diesem Browser noch nie geöffnet und kann ohne Netz nicht gezeigt werden. Warenkorb und Wunschliste sind hier gespeichert; nichts geht verloren.',
  retry: 'Erneut versuchen',
  cart: 'Warenkorb',
  wishlist: 'Wunschliste',
  kept: 'Seiten, die Sie noch öffnen können',
}

import type { Texts } from '../texts'

export const wishlist: Texts['wishlist'] = {
  home: 'Startseite',
  title: 'Wunschliste',
  pageDescription:
    'Was Sie einmal haben möchten: Ihre Wunschliste bei Exclusive, in diesem Browser bewahrt.',
  heading: 'Wunschliste ({count})',
  moveAll: 'Alles in den Warenkorb',
  moved: 'In den Warenkorb gelegt!',
  notMoved: {
    one: '{count} Produkt ist nicht vorrätig.',
    other: '{count} Produkte sind nicht vorrätig.',
  },
  toChoose: 'Bleiben auf Ihrer Liste, weil zuerst etwas zu wählen ist:',
  remove: '{title} entfernen',
  removed: '{title} wurde entfernt.',
  undo: 'Rückgängig',
  empty: 'Keine Produkte',
  returnToShop: 'Zurück zum Shop',
  emptyHint: 'Drücken Sie auf das Herz eines Produkts, um es hier zu merken.',
  wishes: 'Ihre Wünsche',
  justForYou: 'Nur für Sie',
  seeAll: 'Alle ansehen',
  needsScript:
    'Ihre Wunschliste liegt nur in diesem Browser. Bitte schalten Sie JavaScript ein, um sie zu sehen.',
}

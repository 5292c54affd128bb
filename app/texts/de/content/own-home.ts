import type { Texts } from '../../texts'

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

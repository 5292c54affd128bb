import type { Texts } from '../../texts'

export const ownHome: Texts['ownHome'] = {
  ownFresh: 'Recién llegado',
  ownNewest: 'Productos nuevos',
  ownCategories: 'Categorías',
  ownBrowse: 'Explorar por categoría',
  ownPopular: 'Popular',
  ownBest: 'Los más vendidos',
  ownAll: 'Ver todos los productos',
  highlights: 'Destacados',
  comingSoon: 'Los productos llegarán pronto.',
  description: 'Los productos de {shop} y cómo contactar con nosotros.',
}

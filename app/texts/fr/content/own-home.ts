import type { Texts } from '../../texts'

export const ownHome: Texts['ownHome'] = {
  ownFresh: 'Nouveautés',
  ownNewest: 'Nouveaux produits',
  ownCategories: 'Catégories',
  ownBrowse: 'Parcourir par catégorie',
  ownPopular: 'Populaire',
  ownBest: 'Meilleures ventes',
  ownAll: 'Voir tous les produits',
  highlights: 'À la une',
  comingSoon: 'Les produits arrivent bientôt.',
  description: 'Les produits de {shop}, et comment nous joindre.',
}

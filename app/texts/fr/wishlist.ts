import type { Texts } from '../texts'

export const wishlist: Texts['wishlist'] = {
  home: 'Accueil',
  title: 'Liste d’envies',
  pageDescription:
    'Ce que vous aimeriez avoir un jour : votre liste d’envies chez Exclusive, gardée dans ce navigateur.',
  heading: 'Liste d’envies ({count})',
  moveAll: 'Tout ajouter au panier',
  moved: 'Ajouté au panier !',
  notMoved: {
    one: '{count} produit est en rupture de stock.',
    other: '{count} produits sont en rupture de stock.',
  },
  toChoose: 'Restent sur votre liste, car il y a d’abord un choix à faire :',
  remove: 'Retirer {title}',
  removed: '{title} a été retiré.',
  undo: 'Annuler',
  empty: 'Aucun produit',
  returnToShop: 'Retour à la boutique',
  emptyHint: 'Appuyez sur le cœur d’un produit pour le garder ici.',
  wishes: 'Vos envies',
  justForYou: 'Rien que pour vous',
  seeAll: 'Tout voir',
  needsScript:
    'Votre liste d’envies est conservée dans ce navigateur et nulle part ailleurs. Activez JavaScript pour la voir.',
}

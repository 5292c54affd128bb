import type { Texts } from '../texts'

export const productPage: Texts['productPage'] = {
  pictures: 'Photos : {title}',
  picture: 'Photo {position} sur {count}',
  stock: { one: '{count} exemplaire', other: '{count} exemplaires' },
  availability: {
    'In Stock': 'En stock',
    'Low Stock': 'Stock faible',
    'Out of Stock': 'Épuisé',
  },
  brand: 'Marque',
  colour: 'Couleur',
  weight: 'Poids',
  pounds: '{weight} lb',
  warranty: 'Garantie',
  shipping: 'Livraison',
  returns: 'Retours',
  addToWishlist: 'Ajouter à la liste d’envies',
  addToCart: 'Ajouter au panier',
  soldOut:
    'Ce produit est épuisé pour l’instant. Ajoutez-le à votre liste d’envies pour le retrouver.',
  goingToCart: 'Votre panier va s’ouvrir.',
  freeDelivery: 'Livraison gratuite',
  postalCode: 'Saisissez votre code postal pour vérifier la livraison',
  check: 'Vérifier',
  delivery: {
    bangladesh: 'Bonne nouvelle : nous livrons gratuitement à {code}, au Bangladesh.',
    worldwide: 'Bonne nouvelle : nous livrons gratuitement à {code}, partout dans le monde.',
    invalid: 'Cela ne ressemble pas à un code postal. Au Bangladesh, il a quatre chiffres.',
    empty: 'Saisissez d’abord un code postal.',
  },
  returnDelivery: 'Retour',
  freeReturns: 'Retours gratuits pendant {days} jours',
  reviews: 'Avis',
  noReviews: 'Pas encore d’avis.',
  related: 'Articles similaires',
}

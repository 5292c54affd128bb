import type { Texts } from '../texts'

export const product: Texts['product'] = {
  addToCart: 'Ajouter au panier',
  addToWishlist: 'Ajouter à la liste d’envies',
  inWishlist: 'Dans votre liste d’envies',
  quickView: 'Aperçu rapide',
  details: 'Voir le produit',
  outOfStock: 'Épuisé',
  addedToCart: 'Ajouté au panier !',
  viewCart: 'Voir le panier',
  addedToWishlist: 'Ajouté à la liste d’envies !',
  stockReached: {
    one: 'Il n’en reste que {count}, déjà dans votre panier.',
    other: 'Il n’en reste que {count}, déjà dans votre panier.',
  },
  before: 'Avant',
  from: 'À partir de',
  fallbackColour: 'Noir',
  failed: {
    title: 'Cette page n’a pas pu être chargée.',
    text: 'La boutique n’a pas répondu. Rien n’est perdu dans votre panier ni dans votre liste d’envies.',
    offline: 'Vous semblez être hors ligne. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
}

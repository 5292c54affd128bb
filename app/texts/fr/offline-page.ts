import type { Texts } from '../texts'

export const offlinePage: Texts['offlinePage'] = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page n’a jamais été ouverte dans ce navigateur : elle ne peut pas s’afficher sans réseau. Votre panier et votre liste d’envies sont conservés ici : rien n’est perdu.',
  retry: 'Réessayer',
  cart: 'Panier',
  wishlist: 'Liste d’envies',
  kept: 'Pages que vous pouvez encore ouvrir',
}

import type { Texts } from '../texts'

export const ui: Texts['ui'] = {
  carousel: 'carrousel',
  slide: 'diapositive',
  slideOf: '{position} sur {count}',
  showSlide: 'Afficher la diapositive {position}',
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Arrêter le défilement',
  play: 'Lancer le défilement',
  close: 'Fermer',
  breadcrumb: 'Fil d’Ariane',
  notifications: 'Notifications',
  didYouMean: 'Vouliez-vous dire {email} ?',
  stars: 'Note : {rating} étoiles sur {stars}',
  reviews: {
    one: '{count} avis',
    other: '{count} avis',
  },
}

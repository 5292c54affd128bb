import type { Texts } from '../../texts'

export const promises: Pick<
  Texts['home'],
  'deliveryPromise' | 'returnsPromise' | 'supportPromise'
> = {
  deliveryPromise: 'Sans minimum : chaque livraison est gratuite.',
  returnsPromise: '{days} jours pour renvoyer un article, sans frais.',
  supportPromise: 'Une personne répond à votre message sous {hours} heures.',
}

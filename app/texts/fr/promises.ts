import type { Texts } from '../texts'

export const promises: Pick<
  Texts['home'],
  'deliveryPromise' | 'returnsPromise' | 'supportPromise'
> = {
  deliveryPromise: 'Les petites commandes sont livrées gratuitement, elles aussi.',
  returnsPromise: '{days} jours pour renvoyer un article, sans frais.',
  supportPromise: 'Une personne répond à votre message sous {hours} heures.',
}

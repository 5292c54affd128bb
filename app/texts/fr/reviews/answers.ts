import type { Texts } from '../../texts'

export const reviewAnswers: Texts['reviewAnswers'] = {
  by: 'Réponse de {shop}',
  photo: 'Photo {position} sur {count} de {name}',
}

import type { Texts } from '../../texts'

export const reviewAnswers: Texts['reviewAnswers'] = {
  by: 'Réponse de {shop}',
}

import type { Texts } from '../../texts'

export const reviewAnswers: Texts['reviewAnswers'] = {
  by: 'Respuesta de {shop}',
}

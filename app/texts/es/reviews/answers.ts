import type { Texts } from '../../texts'

export const reviewAnswers: Texts['reviewAnswers'] = {
  by: 'Respuesta de {shop}',
  photo: 'Foto {position} de {count} de {name}',
}

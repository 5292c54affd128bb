import type { Texts } from '../../texts'

export const reviewAnswers: Texts['reviewAnswers'] = {
  by: 'Antwort von {shop}',
  photo: 'Foto {position} von {count} von {name}',
}

import type { Texts } from '../../texts'

export const prices: Texts['prices'] = {
  lowest: 'Precio más bajo de los 30 días anteriores: ',
}

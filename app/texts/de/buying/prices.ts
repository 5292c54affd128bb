import type { Texts } from '../../texts'

export const prices: Texts['prices'] = {
  lowest: 'Niedrigster Preis der 30 Tage davor: ',
}

import type { Texts } from '../../texts'

export const prices: Texts['prices'] = {
  lowest: 'Prix le plus bas des 30 jours précédents : ',
}

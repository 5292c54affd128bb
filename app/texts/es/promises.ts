import type { Texts } from '../texts'

export const promises: Pick<
  Texts['home'],
  'deliveryPromise' | 'returnsPromise' | 'supportPromise'
> = {
  deliveryPromise: 'Los pedidos pequeños también se envían gratis.',
  returnsPromise: '{days} días para devolverlo, sin coste.',
  supportPromise: 'Una persona responde a su mensaje en menos de {hours} horas.',
}

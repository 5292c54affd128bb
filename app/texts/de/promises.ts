import type { Texts } from '../texts'

export const promises: Pick<
  Texts['home'],
  'deliveryPromise' | 'returnsPromise' | 'supportPromise'
> = {
  deliveryPromise: 'Auch kleinere Bestellungen liefern wir kostenlos.',
  returnsPromise: '{days} Tage Zeit für die kostenlose Rückgabe.',
  supportPromise: 'Auf Ihre Nachricht antwortet ein Mensch innerhalb von {hours} Stunden.',
}

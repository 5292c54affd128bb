import { KILOGRAMS_A_POUND } from '../../../catalogue/product/kilograms'
import { kilogramsOf } from '../../../texts/weight'
import { useChoices } from '../table/use-choices'

/** Converts weights between hundredths of a pound, as stored, and the shop's unit. */
export function useWeight() {
  const isKilogram = useChoices().weightUnit === 'kg'
  const factor = isKilogram ? KILOGRAMS_A_POUND : 1
  return {
    unit: isKilogram ? 'kg' : 'lb',
    shown: (hundredths: number) => (isKilogram ? kilogramsOf(hundredths / 100) : hundredths / 100),
    stored: (given: number) => (Number.isNaN(given) ? 0 : Math.round((given * 100) / factor)),
  }
}

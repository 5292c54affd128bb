import { kilogramsOf, poundsOf } from '../../../texts/weight'
import { useChoices } from '../table/use-choices'

/** Converts weights between hundredths of a pound, as stored, and the shop's unit. */
export function useWeight() {
  const isKilogram = useChoices().weightUnit === 'kg'
  return {
    unit: isKilogram ? 'kg' : 'lb',
    shown: (hundredths: number) => (isKilogram ? kilogramsOf(hundredths / 100) : hundredths / 100),
    stored: (given: number) => Math.round((isKilogram ? poundsOf(given * 100) : given * 100) || 0),
  }
}

import { settings } from '../../../settings/settings.server'
import { poundsOf } from '../../../texts/weight'

interface GivenWeight {
  /** The weight in the unit of the column whose name has no unit. */
  weight?: number
  weightKg?: number
}

/**
 * Returns the unit of the columns `weight` and `variantWeight` of a merchant's file: kilograms in a
 * merchant's own shop that weighs in them, else pounds, as DummyJSON and the demo have it.
 */
export function unitOfPlainWeight() {
  const { kind, weightUnit } = settings().shop
  return kind === 'own' && weightUnit === 'kg' ? 'kg' : 'lb'
}

/** Tells whether a unit in a column's name is pounds, and the column without it is in pounds too. */
export const isPlainUnit = (unit: string) =>
  /^\s*lbs?\.?\s*$/i.test(unit) && unitOfPlainWeight() === 'lb'

/** Returns hundredths of a pound; undefined where no weight is given. */
export function storedWeight({ weight, weightKg }: GivenWeight, unit: 'kg' | 'lb') {
  const kilograms = weightKg ?? (unit === 'kg' ? weight : undefined)
  const pounds = kilograms === undefined ? weight : poundsOf(kilograms)
  return pounds === undefined ? undefined : Math.round(pounds * 100)
}

/** Returns the unit in which `count` plain weights were read; nothing in a shop of pounds. */
export function plainWeightsNote(count: number) {
  if (count === 0 || settings().shop.weightUnit !== 'kg') return {}
  return unitOfPlainWeight() === 'kg' ? { inKilograms: count } : { inPounds: count }
}

import { settings } from '../../settings/settings.server'

const GRAMS_A_POUND = 453.592_37
/** A stored weight is up to 2.3 g off, as it is in hundredths of a pound. */
const STEP_OF_KILOGRAMS = 5

/**
 * Returns the weight by which shipping is priced. In a shop that weighs in kilograms it is to 5 g what
 * the merchant typed: 10 kg, stored as 22.05 lb, would else be 10,002 g and above a rate up to 10 kg.
 */
export function gramsOf(pounds: number) {
  const step = settings().shop.weightUnit === 'kg' ? STEP_OF_KILOGRAMS : 1
  return Math.round((pounds * GRAMS_A_POUND) / step) * step
}

import type { Language } from '../business'
import { formatNumber } from './figures'

export const KILOGRAMS_A_POUND = 0.453_592_37

/** Returns pounds, which the catalogue stores to a hundredth, from kilograms. */
export const poundsOf = (kilograms: number) => kilograms / KILOGRAMS_A_POUND

const inPounds = (language: Language, unit: WeightUnit) =>
  unit === 'lb' || (unit === 'language' && language === 'en')

/** The shop's unit for all pages, or the language's. */
export type WeightUnit = 'language' | 'lb' | 'kg'

/**
 * Returns kilograms of pounds, which are stored to a hundredth: of the numbers that are stored alike,
 * the roundest, so that 0.125 kg stays so and a file that nobody changed changes nothing.
 */
export function kilogramsOf(pounds: number) {
  const hundredths = Math.round(pounds * 100)
  const near = [100, 200, 1000].map(
    (parts) => Math.round(pounds * KILOGRAMS_A_POUND * parts) / parts,
  )
  return near.find((one) => Math.round(poundsOf(one) * 100) === hundredths) ?? (near[2] as number)
}

/** Formats a catalogue's pounds: '2.5 lb', '1,13 kg'. */
export function formatWeight(language: Language, pounds: number, unit: WeightUnit = 'language') {
  if (inPounds(language, unit)) return `${formatNumber(language, pounds)} lb`
  const rounded = Math.max(0.01, Math.round(pounds * KILOGRAMS_A_POUND * 100) / 100)
  const kilograms = unit === 'kg' ? kilogramsOf(pounds) : rounded
  return `${formatNumber(language, kilograms)}\u00a0kg`
}

/** Returns a catalogue's pounds in the unit that pages show, by its UN/CEFACT code. */
export const weightQuantity = (
  language: Language,
  pounds: number,
  unit: WeightUnit = 'language',
) =>
  inPounds(language, unit)
    ? { value: pounds, unitCode: 'LBR' }
    : { value: Math.round(pounds * KILOGRAMS_A_POUND * 1000) / 1000, unitCode: 'KGM' }

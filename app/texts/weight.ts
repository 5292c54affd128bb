import type { Language } from '../business'
import { formatNumber } from './figures'

const KILOGRAMS = 0.45359237

const inPounds = (language: Language, unit: WeightUnit) =>
  unit === 'lb' || (unit === 'language' && language === 'en')

/** The shop's unit for all pages, or the language's. */
export type WeightUnit = 'language' | 'lb' | 'kg'

/** Formats a catalogue's pounds: '2.5 lb', '1,13 kg'. */
export function formatWeight(language: Language, pounds: number, unit: WeightUnit = 'language') {
  if (inPounds(language, unit)) return `${formatNumber(language, pounds)} lb`
  const kilograms = Math.max(0.01, Math.round(pounds * KILOGRAMS * 100) / 100)
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
    : { value: Math.round(pounds * KILOGRAMS * 1000) / 1000, unitCode: 'KGM' }

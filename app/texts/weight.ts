import type { Language } from '../business'
import { formatNumber } from './figures'

const KILOGRAMS = 0.45359237

/** The shop's unit for all pages, or the language's. */
export type WeightUnit = 'language' | 'lb' | 'kg'

/** Formats a catalogue's pounds: '2.5 lb', '1,13 kg'. */
export function formatWeight(language: Language, pounds: number, unit: WeightUnit = 'language') {
  if (unit === 'lb' || (unit === 'language' && language === 'en'))
    return `${formatNumber(language, pounds)} lb`
  const kilograms = Math.max(0.01, Math.round(pounds * KILOGRAMS * 100) / 100)
  return `${formatNumber(language, kilograms)}\u00a0kg`
}

import type { Language } from '../business'
import { formatNumber } from './figures'

const KILOGRAMS = 0.45359237

/** A catalogue's pounds in the unit that the language's texts name: '2.5 lb', '1,13 kg'. */
export function formatWeight(language: Language, pounds: number) {
  if (language === 'en') return `${formatNumber(language, pounds)} lb`
  const kilograms = Math.max(0.01, Math.round(pounds * KILOGRAMS * 100) / 100)
  return `${formatNumber(language, kilograms)}\u00a0kg`
}

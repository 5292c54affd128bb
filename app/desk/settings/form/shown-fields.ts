import { SECTIONS, type SettingControl } from './fields'
import type { SettingsView } from './use-draft'

/** Settings of things that only the demo shows by itself. */
const OF_DEMO = new Set<string>(['shop.bannerLink', 'money.flashSaleEnd'])

/**
 * Returns the fields of a section: in a merchant's own shop without those of the demo's banner and
 * flash sale, unless the merchant has set them or written words for the banner.
 */
export function shownFields(
  section: keyof typeof SECTIONS,
  { values, stored }: Pick<SettingsView, 'values' | 'stored'>,
): readonly SettingControl[] {
  if (values['shop.kind'] !== 'own') return SECTIONS[section]
  const hasBanner = Object.entries(values).some(
    ([key, words]) => key.startsWith('words.') && Object.hasOwn(Object(words), 'shell.banner'),
  )
  return SECTIONS[section].filter(
    ({ key }) =>
      !OF_DEMO.has(key) || stored.includes(key) || (key === 'shop.bannerLink' && hasBanner),
  )
}

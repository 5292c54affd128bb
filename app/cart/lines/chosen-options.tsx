import type { ChosenOption } from '../../catalogue/product/variant'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage } from '../../texts/texts'

/** Shows 'Size: M · Colour: Red' in the catalogue's words; nothing without options. */
export function ChosenOptions({ chosen = [] }: { chosen?: readonly ChosenOption[] }) {
  const lang = catalogueLanguage(useLanguage())
  if (chosen.length === 0) return null
  return (
    <span lang={lang} className="block text-sm text-muted wrap-anywhere">
      {chosen.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
    </span>
  )
}

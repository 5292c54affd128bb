import { type ComponentProps, createContext, useContext, useState } from 'react'
import type { Language } from '../../business'
import { useLanguage } from '../../texts/texts'
import { SelectField } from '../../ui/forms/field'

/** Returns the options while a document is rendered; only the server provides it. */
export const DocumentCountries = createContext<((language: Language) => string) | undefined>(
  undefined,
)

interface Props extends ComponentProps<typeof SelectField> {
  id: string
  /** The HTML of the options; a document does without, as they stand in it already. */
  options?: string
}

/**
 * A choice of countries. Its 249 options are HTML, which React neither makes nor compares. It is as
 * wide as its column whatever it lists: a browser that measures all options fetches the whole font
 * for the letters of some countries.
 */
export function CountrySelect({ options, ...field }: Props) {
  const language = useLanguage()
  const countries = useContext(DocumentCountries)
  const [html] = useState(() =>
    import.meta.env.SSR
      ? countries?.(language)
      : (document.getElementById(field.id)?.innerHTML ?? options),
  )
  return (
    <SelectField
      {...field}
      required
      style={{ fieldSizing: 'content' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered it
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  )
}

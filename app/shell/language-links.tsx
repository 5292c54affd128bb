import { useLocation, useRouteLoaderData } from 'react-router'
import { LANGUAGES } from '../business'
import { inLanguage } from '../texts/language'

/** For search engines; React moves these into the head. */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  const root = useRouteLoaderData('root') as { origin?: string } | undefined
  const address = (language: (typeof LANGUAGES)[number]) =>
    (root?.origin ?? '') + inLanguage(language, pathname + search)
  return (
    <>
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(LANGUAGES[0])} />
    </>
  )
}

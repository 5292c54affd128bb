import type { Graph } from 'schema-dts'
import type { siteOf } from '../ui/page-meta'

/** The shop for search engines: schema.org WebSite with its search, and Organization. */
export const shopData = ({ origin, language, addressOf }: ReturnType<typeof siteOf>): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      name: 'Exclusive',
      url: addressOf('/'),
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/shop')}?q={search_term}` },
        // An annotation of the property `query` (schema.org/docs/actions), not one of its own.
        ...({ 'query-input': 'required name=search_term' } as object),
      },
    },
    {
      '@type': 'Organization',
      name: 'Exclusive',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      foundingDate: '2015',
    },
  ],
})

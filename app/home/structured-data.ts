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
        // schema-dts lacks this annotation (schema.org/docs/actions).
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

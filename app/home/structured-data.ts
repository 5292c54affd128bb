import type { siteOf } from '../ui/page-meta'

/** The shop for search engines: schema.org WebSite with its search, and Organization. */
export const shopData = ({ origin, language, addressOf }: ReturnType<typeof siteOf>) => ({
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
        'query-input': 'required name=search_term',
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

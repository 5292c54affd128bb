import type { Graph } from 'schema-dts'
import { NETWORKS } from '../content/elsewhere/social-links'
import type { ShopShown } from '../content/own/use-shop'
import type { siteOf } from '../ui/page-meta'

/** The values of spec section 1; nobody knows when another shop was founded. */
const SPEC = { name: 'Exclusive', founded: '2015' }

/** Describes the shop to search engines: schema.org WebSite with its search, and Organization. */
export const shopData = (
  { origin, language, brand, addressOf }: ReturnType<typeof siteOf>,
  shop: Partial<ShopShown>,
): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      name: brand,
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
      name: brand,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      ...(brand === SPEC.name && { foundingDate: SPEC.founded }),
      ...(brand !== SPEC.name && contactOf(shop)),
      ...(placesOf(shop).length > 0 && { sameAs: placesOf(shop) }),
    },
  ],
})

const contactOf = ({ address, phone, email }: Partial<ShopShown>) => ({
  ...(address && { address }),
  ...(phone && { telephone: phone }),
  ...(email && { email }),
})

const placesOf = (shop: Partial<ShopShown>) => NETWORKS.flatMap(({ place }) => shop[place] ?? [])

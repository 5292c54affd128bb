import type { RouterContextProvider } from 'react-router'
import type { Language } from '../../business'
import { readProductId } from '../../catalogue/product/product-id'
import { productPath } from '../../catalogue/product/product-path'
import { productIdOf } from '../../catalogue/slugs/product-slugs.server'
import { db } from '../../database/current.server'
import { oneAddress } from '../../http/pages/page-context.server'
import { shopUrl } from '../../http/shop-url.server'
import { fromCatalogue } from '../from-catalogue.server'

/** Returns the number of the product that an address names by its number or slug. */
export const idInAddress = async (text: string) =>
  readProductId(text) ?? (await fromCatalogue(() => productIdOf(db, text)))

interface Addressed {
  id: number
  slug?: string
}

/** Makes the address with the slug the one that search engines are told of, in each language. */
export function setOneAddress(
  context: Readonly<RouterContextProvider>,
  product: Addressed,
  language: Language,
) {
  if (product.slug) context.set(oneAddress, shopUrl(productPath(product), language))
}

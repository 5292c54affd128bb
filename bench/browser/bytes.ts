import type { BuiltShop } from '../../tests/support/built-shop'
import { weighPage } from '../../tests/support/page-weight'
import { printTable } from '../table'

const PAGES = [
  '/',
  '/shop',
  '/shop/1',
  '/cart',
  '/checkout',
  '/wishlist',
  '/contacts',
  '/about',
  '/login',
]

/** Measures the bytes of pages on the wire, compressed. */
export async function benchBytes(shop: BuiltShop) {
  const weights = []
  for (const page of PAGES) weights.push({ page, ...(await weighPage(shop.origin, page)) })
  printTable('Bytes of a first load (HTML in gzip, the rest in brotli)', weights)
  return weights
}

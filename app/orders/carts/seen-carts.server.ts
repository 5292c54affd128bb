import { hash } from 'node:crypto'
import { clientAddress } from '../../http/client-address.server'
import { parseUrl } from '../../input/parsed'
import { noteCart } from './count-carts.server'

/** A product's page asks what one piece costs to a place; that is no cart. */
const PRODUCT_PAGE = /\/shop\/\d+$/
const CHECKOUT_PAGE = /\/checkout$/

/** Counts the visitor who had a cart priced, by the page that asked (counts only: see storeCarts). */
export function seePriced(request: Request) {
  const page = pageOf(request)
  if (PRODUCT_PAGE.test(page)) return
  noteCart(visitorOf(request), CHECKOUT_PAGE.test(page) ? 'checkouts' : 'carts')
}

export const seeOrdered = (request: Request) => noteCart(visitorOf(request), 'orders')

/** A hash, as thousands of visitors are held at a time: a browser may call itself 15 kB long. */
export const visitorOf = ({ headers }: Pick<Request, 'headers'>) =>
  hash('sha256', `${clientAddress()}\n${headers.get('User-Agent') ?? ''}`, 'base64url')

function pageOf(request: Request) {
  const referrer = parseUrl(request.headers.get('Referer') ?? '')
  return referrer?.pathname.replace(/\/$/, '') ?? ''
}

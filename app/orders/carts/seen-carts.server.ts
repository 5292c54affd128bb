import { visitorOf } from '../../http/records/visitor.server'
import { parseUrl } from '../../input/parsed'
import { noteCart } from './count-carts.server'

/** A product's page asks for the shipping of one piece, which is no cart. */
const PRODUCT_PAGE = /\/shop\/\d+$/
const CHECKOUT_PAGE = /\/checkout$/

/** Counts a visitor whose cart was priced, by the page that asked (see storeCarts). */
export function seePriced(request: Request) {
  const page = pageOf(request)
  if (PRODUCT_PAGE.test(page)) return
  noteCart(visitorOf(request), CHECKOUT_PAGE.test(page) ? 'checkouts' : 'carts')
}

export const seeOrdered = (request: Request) => noteCart(visitorOf(request), 'orders')

function pageOf(request: Request) {
  const referrer = parseUrl(request.headers.get('Referer') ?? '')
  return referrer?.pathname.replace(/\/$/, '') ?? ''
}

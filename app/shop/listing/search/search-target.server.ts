import { noteSearch } from '../../../catalogue/searches/count-searches.server'
import { type SearchRule, searchRule } from '../../../catalogue/searches/search-rules.server'
import { db } from '../../../database/current.server'
import { clientAddress } from '../../../http/rate-limits.server'
import { visitorOf } from '../../../http/records/visitor.server'
import { shopOrigin } from '../../../http/shop-url.server'
import { parseUrl } from '../../../input/parsed'
import { findRedirect } from '../../../redirects/find-redirect.server'
import { withoutLanguage } from '../../../texts/language'
import { fromCatalogue } from '../../from-catalogue.server'
import { isNarrowed, type ListingQuery, parseListingQuery } from '../listing-query'

/**
 * Returns the page that the merchant lets a search lead to. It counts here as answered and opened:
 * no page shows that would count it.
 */
export async function searchTarget(asked: ListingQuery, request: Request) {
  const { q, exact } = asked
  if (q === undefined || exact || isNarrowed(asked)) return undefined
  const rule = await fromCatalogue(() => searchRule(db, q))
  if (!rule?.target || (await leadsInCircle(rule))) return undefined
  noteSearch({
    ...{ visitor: visitorOf(request), address: clientAddress(), text: q },
    ...{ answer: 'answered', isOpened: true },
  })
  return rule.target
}

/** Tells whether a search leads, by rules and redirects of addresses, to itself or into their circle. */
async function leadsInCircle(rule: SearchRule) {
  const passed = new Set<string>()
  for (let at: SearchRule | undefined = rule; at?.target; at = await ruleBehind(at.target)) {
    if (passed.has(at.text)) return true
    passed.add(at.text)
  }
  return false
}

/** Returns the rule of the search that an address of the shop asks for or redirects to. */
async function ruleBehind(target: string): Promise<SearchRule | undefined> {
  const passed = new Set<string>()
  for (let at: string | undefined = target; at !== undefined && !passed.has(at); ) {
    passed.add(at)
    const url = parseUrl(at, shopOrigin())
    if (url?.origin !== shopOrigin()) return undefined
    if (LISTINGS.has(withoutLanguage(url.pathname).toLowerCase())) return ruleOf(url.searchParams)
    at = await findRedirect(db, url.pathname + url.search)
  }
}

function ruleOf(parameters: URLSearchParams) {
  const asked = parseListingQuery(parameters)
  const { q } = asked
  if (q === undefined || asked.exact || isNarrowed(asked)) return undefined
  return fromCatalogue(() => searchRule(db, q))
}

/** The addresses that show a search; `/search` leads to the other. */
const LISTINGS = new Set(['/shop', '/shop/', '/search', '/search/'])

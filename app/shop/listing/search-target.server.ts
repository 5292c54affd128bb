import { noteSearch } from '../../catalogue/searches/count-searches.server'
import { searchRule } from '../../catalogue/searches/search-rules.server'
import { db } from '../../database/current.server'
import { clientAddress } from '../../http/client-address.server'
import { visitorOf } from '../../http/records/visitor.server'
import { fromCatalogue } from '../from-catalogue.server'
import { isNarrowed, type ListingQuery } from './listing-query'

/**
 * Returns the page that the merchant lets a search lead to. It counts here as answered and opened:
 * no page shows that would count it.
 */
export async function searchTarget(asked: ListingQuery, request: Request) {
  const { q, exact } = asked
  if (q === undefined || exact || isNarrowed(asked)) return undefined
  const rule = await fromCatalogue(() => searchRule(db, q))
  if (!rule?.target) return undefined
  noteSearch({
    ...{ visitor: visitorOf(request), address: clientAddress(), text: q },
    ...{ answer: 'answered', isOpened: true },
  })
  return rule.target
}

import type { Connection } from '../../database/tables.server'
import { moveAddress } from '../../redirects/keep-redirects.server'
import { settings } from '../../settings/settings.server'
import { isReplaced, type PageValues, pathOfPage } from './own-page-values'

/**
 * Leads a page's former address to its new one, in the caller's transaction. Nobody knows the address
 * of a draft, and the demo has pages of its own at some of them.
 */
export const keepFormerPath = (connection: Connection, before: PageValues, slug: string) =>
  moveAddress(connection, {
    from: pathOfPage(before.slug),
    to: pathOfPage(slug),
    kind: 'page',
    keepOld: before.published && (settings().shop.kind === 'own' || !isReplaced(before.slug)),
  })

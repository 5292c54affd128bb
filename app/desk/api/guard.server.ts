import { config } from '../../config.server'
import { isOwnOrigin } from '../../http/pages/own-origin.server'
import { may } from '../rights/rights'
import { DeskFault, type DeskIdentity, type Endpoint } from './endpoint'

/** Sensitive requests need no new proof for this long after signing in or confirming. */
export const CONFIRMED_MS = 600_000

/**
 * Refuses whoever may not call an endpoint before the request is read. Throws DeskFault. Requests
 * by token may come from any site; browsers attach cookies to other sites' requests as well.
 */
export function guard(one: Endpoint, identity: DeskIdentity | undefined, request: Request) {
  if (identity?.by !== 'token') refuseOtherSites(request)
  if (one.right === 'open') return
  if (!identity) throw new DeskFault(401, 'sign_in', 'Sign in to go on.')
  if (one.right !== 'signed-in' && !may(identity.staff.role, one.right))
    throw new DeskFault(403, 'not_allowed', 'Your role does not allow this.')
  if (!one.sensitive) return
  if (identity.by === 'token')
    throw new DeskFault(403, 'not_by_token', 'A token cannot do this. Sign in to do it.')
  if (identity.confirmedAt < Date.now() - CONFIRMED_MS)
    throw new DeskFault(403, 'confirm_identity', 'Confirm that it is you.')
}

function refuseOtherSites(request: Request) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (isOwnOrigin(request) && request.headers.get('X-Desk') === '1') return
  const where = config.ORIGIN ? ` Open the desk at ${config.ORIGIN}/desk.` : ''
  throw new DeskFault(403, 'other_origin', `This was sent from the page of another site.${where}`)
}

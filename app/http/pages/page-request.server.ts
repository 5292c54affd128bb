import { problem } from '../problem'
import { shopOrigin } from '../shop-url.server'
import { isOwnOrigin } from './own-origin.server'
import { isNoAddress } from './page-route'

const ADDRESS = /^https?:\/\/[^/?#]*/i
const METHODS = ['GET', 'HEAD', 'POST']

/** Returns the request at the public address; refuses wrong methods and other sites' forms. */
export function pageRequest(request: Request): Request | Response {
  const { method, url, signal } = request
  if (!METHODS.includes(method)) return wrongMethod()
  const address = url.replace(ADDRESS, '')
  if (isNoAddress(address.replace(/[?#].*/s, '')))
    return problem(400, 'bad_address', 'The address holds what no address can hold.')
  const headers = new Headers(request.headers)
  const sending = method === 'POST'
  if (sending && headers.has('Origin') && !isOwnOrigin(request))
    return problem(400, 'other_origin', 'This form was sent from the page of another site.')
  headers.delete('Origin') // It was checked above, against the Host where there is no ORIGIN.
  const body = sending ? request.body : null
  return new Request(shopOrigin() + address, {
    method,
    headers,
    signal,
    body,
    ...(body && { duplex: 'half' }),
  })
}

const wrongMethod = () =>
  problem(405, 'method_not_allowed', 'A page takes GET, HEAD and POST.', undefined, {
    Allow: METHODS.join(', '),
  })

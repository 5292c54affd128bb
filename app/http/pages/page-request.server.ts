import { parseUrl } from '../../input/parsed'
import { problem } from '../problem'
import { shopOrigin } from '../shop-url.server'
import { isNoAddress } from './page-route'

const ADDRESS = /^https?:\/\/[^/?#]*/i
const METHODS = ['GET', 'HEAD', 'POST']

/** The request at the shop's public address; refuses wrong methods and another site's forms. */
export function pageRequest(request: Request): Request | Response {
  const { method, url, signal } = request
  if (!METHODS.includes(method)) return wrongMethod()
  const address = url.replace(ADDRESS, '')
  if (isNoAddress(address.replace(/[?#].*/s, '')))
    return problem(400, 'bad_address', 'The address holds what no address can hold.')
  const headers = new Headers(request.headers)
  const sending = method === 'POST'
  if (sending && sentFromElsewhere(headers))
    return problem(400, 'other_origin', 'This form was sent from the page of another site.')
  headers.delete('Origin') // checked above, also against the Host that a visitor sees
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

/** Also compared with the Host: without ORIGIN the shop has every name that leads to it. */
function sentFromElsewhere(headers: Headers) {
  const given = headers.get('Origin')
  if (given === null) return false
  const sender = parseUrl(given)
  if (!sender) return true
  const own = parseUrl(shopOrigin())?.origin
  return sender.origin !== own && sender.host !== headers.get('Host')?.toLowerCase()
}

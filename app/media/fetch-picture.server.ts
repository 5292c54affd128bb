import { lookup as resolve } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { kindOf, MOST_PICTURE_BYTES } from '../files/pictures/picture-kind'
import { readBounded } from '../input/read-bounded'

const MOST_MS = 10_000
const MOST_REDIRECTS = 3

export class RefusedPicture extends Error {}

interface Bounds {
  allowed?: (address: string) => boolean
  mostBytes?: number
  mostMs?: number
}

/** Fetches from public addresses only, checked after DNS and after each redirect. Throws. */
export async function fetchPicture(address: string, bounds: Bounds = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(bounds.mostMs ?? MOST_MS)
  let url = readUrl(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await request(url, bounds, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      url = readUrl(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new RefusedPicture(`status ${statusCode}`)
    }
    const mostBytes = bounds.mostBytes ?? MOST_PICTURE_BYTES
    const bytes = await readBounded(response, mostBytes, () => new RefusedPicture('too large'))
    if (!response.complete) throw new RefusedPicture('cut off')
    if (!kindOf(bytes)) throw new RefusedPicture('not a picture')
    return bytes
  }
  throw new RefusedPicture('too many redirects')
}

function readUrl(address: string, base?: URL) {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new RefusedPicture('not an http address')
  url.username = ''
  url.password = ''
  return url
}

function request(url: URL, { allowed = isPublicAddress }: Bounds, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !allowed(host)) throw new RefusedPicture('not a public address')
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const refused = addresses.length === 0 || addresses.some((one) => !allowed(one.address))
      if (refused) return done(new RefusedPicture('not a public address'), [])
      if (options.all) done(null, addresses)
      else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
  }
  const headers = {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    'user-agent': 'Exclusive',
  }
  return new Promise<IncomingMessage>((done, failed) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(url, { lookup, signal, headers, agent: false }, done).on('error', failed)
  })
}

/**
 * Addresses that are not public: private, loopback, link-local, shared, documentation, multicast
 * and reserved (RFC 6890).
 */
const closed4 = new BlockList()
// IPv6 has its own list: Node matches ::ffff:0:0/96 with every IPv4 address.
const closed6 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed4.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96], // Unspecified, loopback, IPv4-compatible
  ['::ffff:0:0', 96], // IPv4-mapped
  ['64:ff9b::', 96], // NAT64 leads to any IPv4 address
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23], // Teredo, ORCHID…
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed6.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string) {
  const [plain = ''] = address.split('%')
  const family = isIP(plain)
  if (family === 4) return !closed4.check(plain, 'ipv4')
  return family === 6 && !closed6.check(plain, 'ipv6')
}

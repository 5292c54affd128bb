import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const LONGEST_CACHED = 100
/** The longest header that is read: reading 15 kB takes longer than sending a page. */
const LONGEST_READ = 500

export const preferredEncoding = negotiated(['br', 'gzip', 'identity'])

/** Negotiates for what is stored only in gzip. */
export const gzipIfAccepted = negotiated(['gzip', 'identity'])

/** Negotiates an encoding by RFC 9110, section 12.5.3. */
function negotiated(preferred: Encoding[]) {
  // Negotiating a header takes 850 ns, up to 3% of a cached page; looking it up under 100 ns.
  const stored = new LRUCache<string, Encoding>({
    maxSize: 64 * 1024,
    sizeCalculation: (_, accepted) => 2 * accepted.length + 100,
  })
  return (accepted: string | undefined): Encoding => {
    if (!accepted || accepted.length > LONGEST_READ) return 'identity'
    const known = stored.get(accepted)
    if (known) return known
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
    const encoding = negotiator.encoding(preferred, { preferred }) ?? 'identity'
    if (accepted.length <= LONGEST_CACHED) stored.set(accepted, encoding)
    return encoding
  }
}

/** Copies a small buffer, which keeps a larger one alive: a cache would count it short. */
export function ownBuffer<Bytes extends ArrayBufferLike>(
  buffer: Buffer<Bytes>,
): Buffer<Bytes | ArrayBuffer> {
  if (buffer.buffer.byteLength === buffer.length) return buffer
  const own = Buffer.allocUnsafeSlow(buffer.length)
  buffer.copy(own)
  return own
}

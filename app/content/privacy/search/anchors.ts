/** Bytes to look for; `number` names the spelling that they may belong to. */
export interface Anchor {
  bytes: Buffer
  /** The encoding in which the bytes before it are read, and in which it begins. */
  wide?: 'utf-16le' | 'utf-16be'
  number: number
}

export interface Candidate {
  at: number
  anchor: Anchor
}

/** A run of letters that may be base64, from `from` to `until`. */
export interface Run {
  from: number
  until: number
}

const SLOTS = 1 << 16
const LEAST_RUN = 24
const LOWER = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte,
)
/** Marks letters of base64 and base64url, and line ends, which may stand between them. */
const BASE64 = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(/[A-Za-z0-9+/_\-\r\n]/.test(String.fromCharCode(byte))),
)

const slotOf = (a: number, b: number, c: number) => ((a * 31 + b) * 977 + c) & (SLOTS - 1)

/** Scans bytes once for any number of anchors of three bytes or more, ASCII letters in any case. */
export function anchorScan(anchors: readonly Anchor[]) {
  const filled = new Uint8Array(SLOTS)
  const bySlot = new Map<number, Anchor[]>()
  for (const { bytes, ...anchor } of anchors) {
    const lower = Buffer.from(bytes.map((byte) => LOWER[byte] as number))
    const slot = slotOf(lower[0] as number, lower[1] as number, lower[2] as number)
    filled[slot] = 1
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), { ...anchor, bytes: lower }])
  }

  return (bytes: Uint8Array, { runs }: { runs: boolean }) => {
    const found: Candidate[] = []
    const encoded: Run[] = []
    let run = 0
    let [a, b] = [0, 0]
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] as number
      const c = LOWER[byte] as number
      if (filled[slotOf(a, b, c)] === 1 && at >= 2)
        for (const anchor of bySlot.get(slotOf(a, b, c)) ?? [])
          if (stands(bytes, at - 2, anchor.bytes)) found.push({ at: at - 2, anchor })
      a = b
      b = c
      if (!runs) continue
      if (BASE64[byte]) run++
      else {
        if (run >= LEAST_RUN) encoded.push({ from: at - run, until: at })
        run = 0
      }
    }
    if (run >= LEAST_RUN) encoded.push({ from: bytes.length - run, until: bytes.length })
    return { found, encoded }
  }
}

function stands(bytes: Uint8Array, at: number, anchor: Buffer) {
  if (at + anchor.length > bytes.length) return false
  for (let place = 3; place < anchor.length; place++)
    if (LOWER[bytes[at + place] as number] !== anchor[place]) return false
  for (let place = 0; place < 3; place++)
    if (LOWER[bytes[at + place] as number] !== anchor[place]) return false
  return true
}

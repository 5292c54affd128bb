import { gzipSync } from 'node:zlib'
import { places, put } from '../desk/hostile/samples'
import { HOSTILE, HOSTILE_BODIES, hostileJson } from '../desk/hostile/values'
import type { FuzzedEndpoint } from './endpoints'
import type { Known } from './known'
import type { Random } from './random'

export interface Body {
  type: string
  bytes: Buffer
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const TYPES = [
  ...[
    FORM,
    JSON_TYPE,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/plain',
    'x',
    '',
  ],
  ...['multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/JSON;;'],
  ...[
    'application/xml',
    'application/octet-stream',
    '\xff',
    'application/json, text/html',
    '__proto__',
  ],
]
const MULTIPART = [
  '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.c\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="email"; filename="a\0b"\r\n\r\n\xff\xfe\r\n--x--',
  '--x\r\nContent-Disposition: form-data; na',
  '--x--',
  ...['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF89a', ''].map(
    (photo) =>
      `--x\r\nContent-Disposition: form-data; name="stars"\r\n\r\n5\r\n--x\r\nContent-Disposition: form-data; name="photos"; filename="../a\0.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${photo}\r\n--x--\r\n`,
  ),
  '--x\r\n\r\n\r\n--x\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n',
  `--x\r\n${'A: b\r\n'.repeat(500)}\r\n--x--\r\n`,
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\nContent-Type: \xff\r\n\r\n1\r\n--x--\r\n',
]
const RAW = [
  '',
  '\0\0',
  '%E0%A4',
  '%%%=%E0%A4&%=',
  '&&&',
  '=',
  'a=\u2028',
  '\ufeff{}',
  '[1,]',
  '{"a":1}{',
  '+',
]

/** Makes a body of the endpoint with an error in it; now and then a body of another kind. */
export function bodyOf(endpoint: FuzzedEndpoint, random: Random, known: Known): Body {
  const sample = endpoint.body?.(known) ?? {}
  const type = endpoint.as === 'form' ? FORM : JSON_TYPE
  if (random.chance(0.85)) {
    const bytes = Buffer.from(
      endpoint.as === 'form' ? formOf(sample, random) : jsonOf(sample, random),
    )
    return random.chance(0.06) ? { type: random.pick(TYPES), bytes } : { type, bytes }
  }
  const ways: (() => Body)[] = [
    () => ({ type, bytes: Buffer.from(random.pick(RAW)) }),
    () => ({ type, bytes: Buffer.from(random.pick(HOSTILE_BODIES)) }),
    () => ({
      type: 'multipart/form-data; boundary=x',
      bytes: Buffer.from(random.pick(MULTIPART), 'latin1'),
    }),
    () => ({ type, bytes: gzipSync(jsonOf(sample, random)) }),
    () => ({ type, bytes: Buffer.from(jsonOf(sample, random), 'utf16le') }),
    () => ({ type, bytes: Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, random.whole(256)]) }),
    () => ({ type: random.pick(TYPES), bytes: Buffer.from(jsonOf(sample, random)) }),
    () => ({ type: random.pick(TYPES), bytes: Buffer.from(formOf(sample as object, random)) }),
    () => ({ type, bytes: Buffer.alloc(random.pick([70_000, 150_000, 400_000]), 'x') }),
  ]
  return random.pick(ways)()
}

function jsonOf(sample: unknown, random: Random) {
  let wrong = sample
  for (let count = random.pick([0, 1, 1, 1, 1, 2]); count > 0; count--) {
    const at = places(wrong)
    if (at.length > 0) wrong = put(wrong, random.pick(at), random.pick(HOSTILE))
  }
  const extra =
    random.chance(0.1) && wrong !== null && typeof wrong === 'object' && !Array.isArray(wrong)
  const whole = extra
    ? {
        ...(wrong as object),
        [random.pick(['__proto__', 'constructor', ''])]: random.pick(HOSTILE),
      }
    : wrong
  const text = hostileJson(whole) ?? 'null'
  return random.chance(0.03) ? text.slice(0, random.whole(text.length)) : text
}

function formOf(sample: unknown, random: Random) {
  const fields = Object.entries(sample as Record<string, unknown>).map(([name, value]) => [
    name,
    String(value),
  ])
  for (let count = random.pick([0, 1, 1, 1, 2]); count > 0 && fields.length > 0; count--) {
    const field = random.pick(fields)
    const value = random.pick(HOSTILE)
    field[1] = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
  }
  const first = fields[0]
  if (first && random.chance(0.15)) fields.push(first)
  if (random.chance(0.1)) fields.shift()
  if (random.chance(0.1))
    fields.push([random.pick(['__proto__', 'constructor', '', 'a[b]', 'a.b']), 'x'])
  const text = new URLSearchParams(fields as [string, string][]).toString()
  return random.chance(0.05) ? text.replaceAll('%', random.pick(['%%', '%z', ''])) : text
}

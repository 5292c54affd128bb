import type { Known } from './known'
import type { Random } from './random'

const LONG = 'x'.repeat(3000)
const FORWARDED = [
  '',
  ',',
  '::',
  '1.2.3.4, x',
  '[::1]',
  '::ffff:1.2.3.4',
  'unknown',
  '999.9.9.9',
  LONG,
]

/** Lines after which the connection can be used again. */
const GIVEN: Record<string, string[]> = {
  Accept: ['*/*', 'text/html', '', ';q=', 'a/b;q=1e9', LONG],
  'Accept-Encoding': [
    ...[
      'br',
      'gzip',
      'gzip, br',
      'br;q=x',
      '*',
      'gzip;q=0, identity;q=0, *;q=0',
      '',
      'identity;q=-1',
    ],
    ...['gzip;q=NaN', 'br;q=1.0000000001', ',,,', 'deflate', '\xff', 'gzip'.repeat(300)],
  ],
  'Accept-Language': [
    'fr',
    '*',
    ';;;',
    'x-',
    'en;q=1e999',
    '__proto__',
    'de-'.repeat(400),
    '\xff',
    '',
  ],
  Authorization: [
    ...['Bearer x', 'Bearer a.b.c', 'Basic \xff', '', 'Bearer', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
    ...[
      'Bearer eyJhbGciOiJSUzI1NiIsImtpZCI6e319.e30.x',
      'Bearer eyJhbGciOjF9.bnVsbA.x',
      `Bearer ${LONG}`,
    ],
    ...['Digest username="x"', 'Bearer desk_x', 'Bearer \u00a0'],
  ],
  Cookie: [
    'a=b',
    '=;=;;',
    `__proto__=${LONG}`,
    '\xff=%',
    'desk=x',
    '__Host-desk=',
    'desk=%00; desk=1',
  ],
  'Content-Encoding': ['gzip', 'x', ''],
  'Content-Language': ['\xff'],
  Forwarded: ['for=1.2.3.4;proto=https', ';', 'for="[::1]"'],
  From: ['\xff'],
  'Idempotency-Key': ['k', 'a b', '', 'x'.repeat(300), '\xff', '__proto__'],
  'If-Match': ['*'],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'],
  'If-None-Match': ['*', 'W/"', 'x', '""', `"${LONG}"`, 'W/"a", W/"b"'],
  Origin: [
    'null',
    '%%%',
    'http://',
    'https://evil.example',
    'http://127.0.0.1',
    '',
    '[',
    'file://',
  ],
  Range: ['bytes=0-', 'x', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1', `bytes=${'0-1,'.repeat(400)}`],
  Referer: ['', '%%%', 'http://[', 'javascript:1', '/shop', `http://x/${LONG}`, 'http://x/shop/1'],
  'Sec-Fetch-Site': ['cross-site', '\xff'],
  TE: ['trailers', 'x'],
  'User-Agent': ['', LONG, '\xff', 'Googlebot/2.1'],
  Via: ['x'],
  'X-Client-Version': ['\xff'],
  'X-Desk': ['1', '', '\xff'],
  'X-Firebase-Locale': ['fr', 'pt_BR', '__', '\xff', LONG],
  'X-Forwarded-For': FORWARDED,
  'X-Forwarded-Host': ['evil.example', '[', ''],
  'X-Forwarded-Proto': ['https', 'ftp', '', 'https, http'],
  'X-HTTP-Method-Override': ['DELETE'],
  'X-Real-Ip': FORWARDED,
  'X-Request-Id': ['x', '\xff', LONG, '__proto__'],
  __proto__: ['x'],
  constructor: ['x'],
  toString: ['x'],
  "!#$%&'*+-.^_`|~": ['x'],
}
const NAMES = Object.keys(GIVEN)

const HOSTS = [
  ...['', '[', '[::1', '[::1]:', '[::1]:x', '[::ffff:1.2.3.4]', 'a b', 'x:y', '99999999999', ':80'],
  ...[
    'a:99999',
    'a:-1',
    '\xff',
    'a,b',
    '%',
    '%00',
    'a/b',
    'a?b',
    'a#b',
    'a@b',
    '..',
    '-',
    '1.2.3.4.5',
  ],
  ...['evil.example', 'EVIL.example:80', 'x'.repeat(300), '127.0.0.1:1', 'localhost', '__proto__'],
]

/** Lines after which the server closes, or answers in a way of its own: sent alone. */
const ENDING = [
  'Connection: close',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  'Connection: x\xff, keep-alive',
  'Connection: ',
  'Expect: 100-continue',
  'Expect: x',
  'Expect: ',
  'Keep-Alive: timeout=99999999999',
  'Trailer: X',
  'Proxy-Connection: close',
  `X: ${'y'.repeat(17_000)}`,
  'X: y\r\n'.repeat(1500).slice(0, -2),
  'Host: a\r\nHost: b',
  ...HOSTS.map((host) => `Host: ${host}`),
]

/** Lines that no server takes: it says 400 or closes. */
const BROKEN = [
  ' X: y',
  'X : y',
  'X',
  ': y',
  'X: a\x00b',
  'X: a\x01b',
  'X\x00: y',
  'X: a\rb',
  'X: a\nb',
  'Content-Length: -1',
  'Content-Length: x',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Content-Length: 1\r\nContent-Length: 2',
  'Content-Length: 1, 1',
  'Transfer-Encoding: x',
  'Transfer-Encoding: chunked, x',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding: gzip, chunked',
]

export interface HeaderLines {
  lines: string[]
  alone: boolean
  broken: boolean
}

export function headerLines(random: Random, known: Known, most = 3): HeaderLines {
  const lines = random.some(NAMES, most).map((name) => `${name}: ${random.pick(GIVEN[name] ?? [])}`)
  if (lines[0] && random.chance(0.1)) lines.push(lines[0])
  if (random.chance(0.15) && known.idToken) lines.push(`Authorization: Bearer ${known.idToken}`)
  const broken = random.chance(0.02)
  const alone = broken || random.chance(0.03)
  if (alone) lines.push(random.pick(broken ? BROKEN : ENDING))
  if (!lines.some((line) => /^Host:/m.test(line))) lines.unshift('Host: 127.0.0.1')
  return { lines, alone, broken }
}

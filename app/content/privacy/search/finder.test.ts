import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Word } from '../words.server'
import { finder } from './finder'
import { searchStream } from './stream.server'

const ADDRESS: Word = { kind: 'email', text: 'zoe.quill@shop.example' }
const NAME: Word = { kind: 'name', text: 'Zoë Müller-Quill' }
const STREET: Word = { kind: 'street', text: '7 Heron Lane' }
const PHONE: Word = { kind: 'phone', text: '+8801799424242' }

const kindsIn = (words: Word[], text: string | Buffer, loose = false) =>
  finder(words)(Buffer.from(text), { loose }).map(({ kind }) => kind)

const base64 = (text: string) => Buffer.from(text).toString('base64')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const lines = (text: string) => text.replace(/.{76}/g, '$&\r\n')

test.each([
  ['as it is', 'To: zoe.quill@shop.example'],
  ['in capitals', 'ZOE.Quill@SHOP.example'],
  ['quoted', `email = 'zoe.quill@shop.example'`],
  ['in an address', '?to=zoe.quill%40shop.example&x'],
  ['in an address, all of it escaped', '?to=zoe%2equill%40shop%2Eexample'],
  ['quoted-printable', 'zoe.quill=40shop.example'],
  ['in JSON', '"zoe.quill\\u0040shop.example"'],
  ['in HTML', '<b>zoe.quill&#64;shop.example</b>'],
  ['in HTML, hexadecimal', '<b>zoe.quill&#x40;shop.example</b>'],
  ['before a full stop', 'Write to zoe.quill@shop.example.'],
])('an address is found %s', (_, text) => {
  expect(kindsIn([ADDRESS], text)).toEqual(['email'])
})

test('an address is found in base64, wherever it begins, and in UTF-16', () => {
  for (const before of ['', 'a', 'ab', 'abc', `${'Dear customer, '.repeat(20)}`])
    expect(kindsIn([ADDRESS], lines(base64(`${before} zoe.quill@shop.example, hello`)))).toEqual([
      'email',
    ])
  const wide = utf16('x zoe.quill@shop.example')
  expect(kindsIn([ADDRESS], wide)).toEqual(['email'])
  expect(kindsIn([ADDRESS], Buffer.concat([Buffer.from('x'), wide]))).toEqual(['email'])
  expect(kindsIn([ADDRESS], Buffer.from(wide).swap16())).toEqual(['email'])
})

test.each([
  'joezoe.quill@shop.example',
  'joe.zoe.quill@shop.example',
  'zoe.quill@shop.example.bd',
  'zoe.quill@shop.examples',
  'zoequill@shop.example',
  'zoe-quill@shop.example',
  "o'zoe.quill@shop.example",
])('%s belongs to somebody else', (text) => {
  expect(kindsIn([ADDRESS], text)).toEqual([])
})

test('another tag after a plus counts as another spelling of the mailbox', () => {
  expect(kindsIn([ADDRESS], 'zoe.quill+shop@shop.example')).toEqual(['mailbox'])
  expect(kindsIn([ADDRESS], 'zoe.quill%2Bshop%40shop.example')).toEqual(['mailbox'])
  const tagged: Word = { kind: 'email', text: 'zoe.quill+shop@shop.example' }
  expect(kindsIn([tagged], 'zoe.quill+shop@shop.example')).toEqual(['email'])
  expect(kindsIn([tagged], 'zoe.quill@shop.example, zoe.quill+b@shop.example')).toEqual([
    'mailbox',
    'mailbox',
  ])
})

test.each([
  'Zoë Müller-Quill',
  'ZOË  MÜLLER QUILL',
  'zoe muller quill',
  'Zoe\u0308 Mu\u0308ller-Quill',
  'Quill, Zoë Müller',
  '{"firstName":"Zoë Müller","lastName":"Quill"}',
  '{"lastName":"Quill","firstName":"Zoë Müller"}',
  'Zo%C3%AB+M%C3%BCller-Quill',
  'Zo=C3=AB M=C3=BCller-Quill',
  'Zo\\u00eb M\\u00fcller-Quill',
  Buffer.from('Zoë Müller-Quill', 'latin1'),
])('a name is found as %s', (text) => {
  expect(kindsIn([NAME], text)).toEqual(['name'])
})

test('a name within another, or parts of it, does not count', () => {
  for (const text of ['Zoë Müller-Quillfeather', 'Zoë Müller', 'Quill', 'Enzoë Müller-Quill'])
    expect(kindsIn([NAME], text)).toEqual([])
  expect(kindsIn([NAME], 'enZoë Müller-Quillbank', true)).toEqual(['name'])
})

test('letters beyond ASCII are found in every encoding', () => {
  const name: Word = { kind: 'name', text: 'জুলেখা বেগম' }
  const percent = encodeURIComponent(name.text)
  const json = [...name.text]
    .map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
  for (const text of [name.text, percent, percent.toLowerCase(), json, base64(`x ${name.text} y`)])
    expect(kindsIn([name], text)).toEqual(['name'])
  expect(kindsIn([name], utf16(name.text))).toEqual(['name'])
  expect(kindsIn([name], 'জুলেখা')).toEqual([])
})

test.each([
  '+8801799424242',
  '01799424242',
  '8801799424242',
  '+880 1799-424242',
  '(0)1799 424 242',
  '017 99 42 42 42',
  '00880.1799.424.242',
])('a phone is found as %s', (text) => {
  expect(kindsIn([PHONE], `Call ${text}.`)).toEqual(['phone'])
})

test('other digits around a phone make another number', () => {
  expect(kindsIn([PHONE], '17994242421')).toEqual([])
  expect(kindsIn([PHONE], '12345671799424242')).toEqual([])
  expect(kindsIn([{ kind: 'phone', text: '017' }], '017')).toEqual([])
})

test('a street is found whatever stands between its words', () => {
  for (const text of ['7 Heron Lane', '7, heron-lane', '7%20Heron%20Lane', '7 Heron\\nLane'])
    expect(kindsIn([STREET], text)).toEqual(['street'])
  expect(kindsIn([STREET], '17 Heron Lane')).toEqual([])
})

test.each([
  [300, [50, 999, 4096]],
  [5000, [4096, 5001, 9999, 1_000_000]],
])('each occurrence, %i letters apart, counts once across chunks', async (apart, sizes) => {
  const bytes = Buffer.from(`${'x'.repeat(apart)} zoe.quill@shop.example `.repeat(20))
  const find = finder([ADDRESS, NAME])
  for (const size of sizes) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    const { hits } = await searchStream(Readable.from(chunks), find)
    expect([size, hits.length]).toEqual([size, 20])
  }
})

test('quoted-printable breaks lines within words', async () => {
  const mail = `To: x@example.com\r\n\r\nDear zoe.qu=\r\nill@shop.example, 7 Her=\r\non Lane`
  const { hits } = await searchStream(Readable.from([Buffer.from(mail)]), finder([ADDRESS, STREET]))
  expect(hits.map(({ kind }) => kind)).toEqual(['email', 'street'])
})

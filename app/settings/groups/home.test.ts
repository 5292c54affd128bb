import { expect, test } from 'vitest'
import { BadValue, settingsFrom } from '../schema'
import type { HomeSection } from './home'

const text = { id: 'welcome', kind: 'text', body: { en: 'Hello' } }
const row = { id: 'row', kind: 'products', title: { de: 'Neu' }, rule: 'newest' }
const upload = {
  of: 'upload',
  address: `/media/own/${'a'.repeat(40)}`,
  width: 800,
  height: 600,
  alt: { en: 'A bowl' },
}
const banner = { id: 'banner', kind: 'banner', title: { en: 'Bowls' } }
const slides = (slide: object) => [
  { id: 'hero', kind: 'hero', slides: [{ title: { en: 'A' }, ...slide }] },
]

const read = (sections: unknown): HomeSection[] =>
  settingsFrom({ 'home.sections': sections }).home.sections

test('a section shows at once and always unless it says otherwise', () => {
  expect(read([row])).toEqual([{ ...row, on: true, ids: [], most: 8, allInHead: false }])
  expect(read([{ ...banner, picture: upload }])).toMatchObject([
    { picture: { focus: { x: 50, y: 50 }, decorative: false } },
  ])
  expect(settingsFrom({}).home.sections).toEqual([])
})

test.each<[string, unknown[], string, string]>([
  ['an unknown kind', [{ id: 'a', kind: 'video' }], '0.kind', 'is of no kind'],
  ['an id with capitals', [{ ...text, id: 'A' }], '0.id', 'is no id'],
  ['a second section of one id', [text, text], '', 'names the section "welcome" twice'],
  ['words in no language', [{ ...text, body: {} }], '0.body', 'says nothing in any language'],
  ['no words at all', [{ id: 'a', kind: 'text' }], '0.body', 'is missing'],
  ['empty words', [{ ...text, body: { en: '' } }], '0.body.en', 'is empty'],
  ['words of an unknown language', [{ ...text, body: { it: 'Ciao' } }], '0.body', 'it'],
  ['a line break in a title', [{ ...row, title: { en: 'a\nb' } }], '0.title.en', 'has a line'],
  ['a text of the shop that is none', [{ ...row, title: { as: 'brand' } }], '0.title.as', ''],
  ['an unknown rule', [{ ...row, rule: 'chance' }], '0.rule', ''],
  ['no chosen product', [{ ...row, rule: 'chosen' }], '0.ids', 'names no product'],
  ['no chosen category', [{ ...row, rule: 'category' }], '0.category', 'is not chosen'],
  ['too many products', [{ ...row, most: 25 }], '0.most', 'is above 24'],
  ['a time without an offset', [{ ...row, from: '2027-01-01T00:00' }], '0.from', 'is no time'],
  [
    'an end before the beginning',
    [{ ...row, from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' }],
    '0.until',
    'is not after the moment',
  ],
  [
    'a picture without a description',
    [{ ...banner, picture: { ...upload, alt: undefined } }],
    '0.picture.alt',
    'is missing: describe',
  ],
  [
    'a picture of another site',
    [{ ...banner, picture: { ...upload, address: 'https://a.example/1.png' } }],
    '0.picture.address',
    'is no uploaded picture',
  ],
  [
    'a picture without width',
    [{ ...banner, picture: { ...upload, width: 0 } }],
    '0.picture.width',
    'is below 1',
  ],
  [
    'a focus beyond the picture',
    [{ ...banner, picture: { ...upload, focus: { x: 101, y: 0 } } }],
    '0.picture.focus.x',
    'is above 100',
  ],
  [
    'an unknown scene',
    [{ ...banner, picture: { of: 'scene', name: 'moon' } }],
    '0.picture.name',
    '',
  ],
  [
    'a button that leads nowhere',
    slides({ button: { en: 'Go' } }),
    '0.slides.0.link',
    'is not chosen',
  ],
  [
    'a link that nothing names',
    [
      {
        id: 'g',
        kind: 'pictures',
        tiles: [{ picture: upload, link: { to: 'page', path: '/shop' } }],
      },
    ],
    '0.tiles.0.button',
    'is missing: a link needs words',
  ],
  [
    'a link to a script',
    slides({ link: { to: 'address', address: 'javascript:alert(1)' } }),
    '0.slides.0.link.address',
    'is no http address',
  ],
  [
    'a link to nothing',
    slides({ link: { to: 'address', address: '' } }),
    '0.slides.0.link.address',
    'is empty',
  ],
  [
    'a path that leaves the shop',
    slides({ link: { to: 'page', path: '//evil.example' } }),
    '0.slides.0.link.path',
    'is no path',
  ],
  [
    'a link to no product',
    slides({ link: { to: 'product', id: 0 } }),
    '0.slides.0.link.id',
    'is no product',
  ],
  [
    'a link to an unknown place',
    slides({ link: { to: 'moon' } }),
    '0.slides.0.link.to',
    'leads neither',
  ],
  ['a hero without slides', [{ id: 'hero', kind: 'hero', slides: [] }], '0.slides', 'has no slide'],
  ['quotes without a quote', [{ id: 'q', kind: 'quotes', quotes: [] }], '0.quotes', 'has no quote'],
  [
    'too many sections',
    Array.from({ length: 41 }, (_, at) => ({ ...text, id: `t${at}` })),
    '',
    'has more than 40 sections',
  ],
])('%s is refused at its place', (_, sections, path, message) => {
  let refused: unknown
  try {
    read(sections)
  } catch (error) {
    refused = error
  }
  expect(refused).toBeInstanceOf(BadValue)
  const { problems } = refused as BadValue
  const key = path === '' ? 'home.sections' : `home.sections.${path}`
  expect(Object.keys(problems)).toContain(key)
  expect(problems[key]).toContain(message)
})

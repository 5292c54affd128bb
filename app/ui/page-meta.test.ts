import { expect, test } from 'vitest'
import { pageMeta, privateMeta } from './page-meta'

const args = (language: string, pathname: string) => ({
  matches: [
    {
      loaderData: {
        origin: 'https://shop.example',
        language,
        texts: { shell: { brand: 'Exclusive' } },
      },
    },
  ],
  location: { pathname },
})
const read = (tags: ReturnType<typeof pageMeta>, name: string) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))[0]
const canonical = (tags: ReturnType<typeof pageMeta>) =>
  tags.flatMap((tag) => ('rel' in tag ? [tag.href] : []))[0]

test('a page names one address, in its language, without foreign parameters', () => {
  expect(canonical(pageMeta(args('en', '/'), {}))).toBe('https://shop.example/')
  expect(canonical(pageMeta(args('fr', '/'), {}))).toBe('https://shop.example/fr')
  const listing = pageMeta(args('de', '/shop'), { path: '/shop?category=phones' })
  expect(canonical(listing)).toBe('https://shop.example/de/shop?category=phones')
  expect(read(listing, 'og:url')).toBe('https://shop.example/de/shop?category=phones')
})

test('the title carries the name of the shop once', () => {
  expect(pageMeta(args('en', '/faq'), { title: 'FAQ' })[0]).toEqual({ title: 'FAQ | Exclusive' })
  expect(pageMeta(args('en', '/'), { title: 'Exclusive: all' })[0]).toEqual({
    title: 'Exclusive: all',
  })
})

test('the picture to share has a full address, of the page or of the shop', () => {
  const path = { image: '/media/demo/1-1/960.webp' }
  expect(read(pageMeta(args('en', '/shop/1'), path), 'og:image')).toBe(
    'https://shop.example/media/demo/1-1/960.webp',
  )
  expect(read(pageMeta(args('en', '/'), {}), 'og:image')).toBe('https://shop.example/share.png')
})

test('a page is called missing where it is, and not where the shop could not answer', () => {
  const thrown = (status: number) => ({ status, statusText: '', internal: false, data: null })
  const titled = (status: number) =>
    privateMeta({ ...args('en', '/orders/x'), error: thrown(status) })[0]
  expect(titled(404)).toEqual({ title: "Something's missing. | Exclusive" })
  expect(titled(503)).toEqual({ title: 'Exclusive' })
})

import { expect, test } from 'vitest'
import { readSource, readStoredSource, readTarget } from './redirect-addresses'

test.each([
  ['/products/mug', '/products/mug'],
  [' /Products/Mug/ ', '/products/mug'],
  ['/a%20b', '/a b'],
  ['/%e0%a6%95', '/ক'],
  ['/index.php?id=5', '/index.php?id=5'],
  ['/x?a=b c#top', undefined],
  ['/x?', '/x'],
  ['/shop/mug', '/shop/mug'],
  ['/fr/old', '/fr/old'],
  ['', undefined],
  ['/', undefined],
  ['products/mug', undefined],
  ['https://old.example/x', undefined],
  ['//evil.example', undefined],
  ['/%2fevil.example', undefined],
  ['/\\evil', undefined],
  ['/%5Cevil', undefined],
  ['javascript:alert(1)', undefined],
  ['/a%00', undefined],
  ['/a\r\nSet-Cookie: x', undefined],
  ['/a%0d%0a', undefined],
  ['/a%zz', undefined],
  [`/${'x'.repeat(10_000)}`, undefined],
  ['/shop', undefined],
  ['/de/cart', undefined],
  ['/shop?category=x', undefined],
  ['/shop/mug?x=1', undefined],
  ['/api/products', undefined],
  ['/desk', undefined],
  ['/orders/abc', undefined],
])('a redirect from %s is kept as %s', (text, source) => {
  expect(readSource(text)).toEqual(
    source ? { source } : { reason: expect.stringMatching(/^from: /) },
  )
})

test.each([
  ['/shop/5?variant=1#x', { target: '/shop/5?variant=1#x', key: '/shop/5?variant=1' }],
  ['/fr/über', { target: '/fr/%C3%BCber', key: '/über' }],
  ['https://other.example', { target: 'https://other.example/', key: null }],
  ['HTTP://münze.example/a', { target: 'http://xn--mnze-0ra.example/a', key: null }],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['/..//evil.example', undefined],
  ['/%2f%2fevil.example', undefined],
  ['/%5cevil.example', undefined],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['mailto:a@b.example', undefined],
  ['https://user:pass@other.example', undefined],
  ['https://', undefined],
  ['https:/other\nexample', undefined],
  ['https://other.example/%0d%0aSet-Cookie:x', undefined],
  ['/a\r\nLocation: https://evil.example', undefined],
  ['/a%0d%0aLocation:x', undefined],
  ['/a%00', undefined],
  [`/${'x'.repeat(10_000)}`, undefined],
  [`https://other.example/${'x'.repeat(10_000)}`, undefined],
  ['', undefined],
  ['about', undefined],
])('a redirect to %s leads to %o', (text, target) => {
  expect(readTarget(text)).toEqual(target ?? { reason: expect.stringMatching(/^to: /) })
})

test.each([
  ['https://shop.example/old', '/old'],
  ['http://Shop.example/Old/?id=5#top', '/old?id=5'],
  ['https://shop.example', undefined],
  ['https://shop.example:8443/old', undefined],
  ['https://shop.example.evil/old', undefined],
  ['https://evil.example/https://shop.example/old', undefined],
  ['https://user@shop.example/old', undefined],
  ['https://shop.example//evil.example', undefined],
  ['https://shop.example\\evil.example', undefined],
])('a redirect from the whole address %s is kept as %s', (text, source) => {
  expect(readSource(text, 'https://shop.example')).toEqual(
    source ? { source } : { reason: expect.stringMatching(/^from: /) },
  )
})

test('a redirect to a whole address of the shop leads to its path, so that loops are seen', () => {
  const origin = 'https://shop.example'
  expect(readTarget('HTTPS://SHOP.example/shop/5?a=1', origin)).toEqual({
    ...{ target: '/shop/5?a=1', key: '/shop/5?a=1' },
  })
  expect(readTarget('https://shop.example', origin)).toEqual({ target: '/', key: '/' })
  expect(readTarget('https://other.example/x', origin)).toEqual({
    ...{ target: 'https://other.example/x', key: null },
  })
  expect(readTarget('https://shop.example//evil.example', origin)).toHaveProperty('reason')
})

test.each(['/100%', '/a b', '/শাড়ি', '/x?a=b%2Fc'])('%s is read back as it was stored', (source) => {
  expect(readStoredSource(source)).toEqual({ source })
})

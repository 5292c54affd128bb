import { expect, test } from 'vitest'
import { addressOfPicked, linkOfAddress } from './menu-link'

test.each([
  ['/shop/12', { to: 'product', id: 12 }],
  ['/shop?category=mugs', { to: 'category', slug: 'mugs' }],
  ['/shop?category=শাড়ি', { to: 'category', slug: 'শাড়ি' }],
  ['/pages/our-story', { to: 'page', path: '/pages/our-story' }],
  ['/shop/blue-mug', { to: 'page', path: '/shop/blue-mug' }],
  ['/shop?category=mugs&sort=rating', { to: 'page', path: '/shop?category=mugs&sort=rating' }],
  ['https://a.example/b', { to: 'address', address: 'https://a.example/b' }],
])('the address %s is picked as it stands', (to, link) => {
  expect(linkOfAddress(to)).toEqual(link)
  expect(addressOfPicked(linkOfAddress(to))).toBe(to)
})

test('an encoded category is shown as it reads', () => {
  expect(linkOfAddress('/shop?category=%E0%A6%95')).toEqual({ to: 'category', slug: 'ক' })
})

import { afterEach, expect, test } from 'vitest'
import { readConfig, setConfig } from '../config.server'
import { reachedOrigin, shopUrl } from './shop-url.server'

afterEach(() => setConfig(readConfig({})))

test('links lead to the public address when there is one', () => {
  setConfig(readConfig({ ORIGIN: 'https://shop.example/', HOST: '0.0.0.0' }))
  expect(shopUrl('/shop/1')).toBe('https://shop.example/shop/1')
  expect(shopUrl('/', 'fr')).toBe('https://shop.example/fr')
})

test.each(['0.0.0.0', '::', '::1'])('a shop that listens on %s is reached by a name', (HOST) => {
  setConfig(readConfig({ HOST, PORT: '3000' }))
  expect(shopUrl('/faq', 'de')).toBe('http://localhost:3000/de/faq')
})

test('a host that is not this machine’s own is never named', () => {
  for (const host of ['evil.example', 'localhost.evil.example', '[', 'a b', ''])
    expect(reachedOrigin({ host })).toBe('')
  for (const host of ['localhost:4000', '127.0.0.1:3000', 'LOCALHOST'])
    expect(reachedOrigin({ host })).toBe(`http://${host.toLowerCase()}`)
  setConfig(readConfig({ ORIGIN: 'https://shop.example' }))
  expect(reachedOrigin({ host: 'localhost' })).toBe('https://shop.example')
})

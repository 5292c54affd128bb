import { expect, test } from 'vitest'
import { unreadyReason } from '../readiness.server'
import { renderFirstPages } from './first-pages.server'

test('the shop is unready until home and the list are rendered in every language, and tries again', async () => {
  const asked: string[] = []
  let release = (_rendered: boolean) => {}
  const done = renderFirstPages((path) => {
    asked.push(path)
    return asked.length > 2 ? Promise.resolve(true) : new Promise((resolve) => (release = resolve))
  })
  expect(await unreadyReason()).toBe('the first pages are not rendered')
  release(true)
  await expect.poll(() => asked).toEqual(['/', '/shop'])
  release(false)
  expect(await unreadyReason()).toBe('the first pages are not rendered')
  await done
  expect(asked).toEqual([
    '/',
    '/shop',
    '/shop',
    ...['/fr', '/fr/shop', '/es', '/es/shop', '/de', '/de/shop'],
  ])
})

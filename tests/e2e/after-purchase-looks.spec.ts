import { store, storedProduct } from './buying'
import { boxOf } from './pages'
import { delivered } from './reviewing'
import { expect, open, test } from './shop-test'

test('a tablet’s review is as wide as its page, and its stars are large', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const { token } = await delivered(request)
  await open(page, `/orders/${token}/review/1`)
  const text = await boxOf(page.getByLabel('Your review'))
  expect(text.x + text.width).toBe(752)
  const star = page.locator('.rate .stars').first()
  expect(
    await star.evaluate((one) => {
      const before = getComputedStyle(one, '::before')
      return Number.parseFloat(before.width) * Number(before.getPropertyValue('zoom'))
    }),
  ).toBe(32)
})

test('a phone’s log-in has its button over the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/login')
  const enter = page.getByRole('main').getByRole('button', { name: 'Log In' })
  expect((await boxOf(enter)).width).toBe(358)
})

test('the heading of a wishlist stands where others do, however many wishes there are', async ({
  page,
}) => {
  const top = async (path: string) => {
    await open(page, path)
    return (await boxOf(page.getByRole('heading', { level: 1 }))).y
  }
  const others = await top('/track-order')
  expect(await top('/wishlist')).toBe(others)
  await store(page, 'wishlist', [storedProduct(41)])
  expect(await top('/wishlist')).toBe(others)
  const [picture, title] = [
    await boxOf(page.locator('.wishes .card-tile')),
    await boxOf(page.locator('.wishes h3')),
  ]
  expect(title.x, 'one wish has its words beside its picture').toBeGreaterThan(
    picture.x + picture.width,
  )
})

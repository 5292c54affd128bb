import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './shop-test'

/** The number of the slide that a carousel shows first. */
const shown = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const left = element.querySelector('[data-row]')?.getBoundingClientRect().left ?? 0
    const slides = [...element.querySelectorAll('.carousel-track > *')]
    const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left)
    return slides.indexOf(slides.reduce((a, b) => (distance(b) < distance(a) ? b : a)))
  })

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Lets time pass until another slide comes first; tells how long that was, in milliseconds. */
async function untilMoved(page: Page, of: Locator) {
  const before = await shown(of)
  let after = 0
  while (after < 20_000 && (await shown(of)) === before) {
    await page.clock.runFor(100)
    after += 100
  }
  return { after }
}

/** Waits until JavaScript moves it. */
const moving = (of: Locator) => expect(of.locator('[data-row=moving]')).toBeAttached()

test('the banner shows one slide, with dots and no arrows, and moves every 1500 ms', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const hero = carousel(page, 'Offers')
  await moving(hero)
  await expect(hero.getByRole('button', { name: /^Show slide/ })).toHaveCount(3)
  await expect(hero.getByRole('button', { name: /Next|Previous/ })).toHaveCount(0)
  await expect(hero.getByRole('link', { name: 'Shop Now' }).first()).toHaveAttribute(
    'href',
    '/shop',
  )
  await page.clock.pauseAt(Date.now() + 60_000)
  await untilMoved(page, hero)
  const first = await shown(hero)
  const { after } = await untilMoved(page, hero)
  expect(await shown(hero)).toBe((first + 1) % 3)
  expect(after).toBeGreaterThanOrEqual(1400)
  expect(after).toBeLessThanOrEqual(1900) // half of the 500 ms that a step takes lies before
  await hero.getByRole('button', { name: 'Show slide 1' }).click()
  await page.clock.runFor(700)
  expect(await shown(hero)).toBe(0)
  // Only what is in sight can be reached.
  await expect(hero.locator('[role=group][inert]')).toHaveCount(2)
})

test('flash sales move every 3000 ms and rest for pointer, focus and control', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const sales = carousel(page, 'Flash Sales')
  await sales.scrollIntoViewIfNeeded()
  await moving(sales)
  const pass = (ms: number) => page.clock.runFor(ms)
  const away = () => page.mouse.move(5, 5)
  await away()

  await pass(3600)
  const start = await shown(sales)
  await pass(3000)
  expect(await shown(sales)).toBe(start + 1)

  await sales
    .getByRole('listitem')
    .nth(start + 2)
    .hover()
  await pass(10_000)
  const hovered = await shown(sales)
  await pass(10_000)
  expect(await shown(sales)).toBe(hovered)
  await away()
  await pass(3600)
  expect(await shown(sales)).toBe(hovered + 1)

  await sales.getByRole('button', { name: 'Pause the rotation' }).click()
  await away()
  await pass(10_000)
  expect(await shown(sales)).toBe(hovered + 1)
  await sales.getByRole('button', { name: 'Start the rotation' }).click()
  await away()
  await pass(3600)
  expect(await shown(sales)).toBe(hovered + 2)

  await page.keyboard.press('Tab') // on from the control, into the carousel
  await expect(sales.getByRole('button', { name: 'Start the rotation' })).toBeVisible()
  const focused = await shown(sales)
  await pass(10_000)
  expect(await shown(sales)).toBe(focused)
})

test('the arrows move a carousel by one, around its ends', async ({ page }) => {
  await open(page, '/')
  const sales = carousel(page, 'Flash Sales')
  await sales.scrollIntoViewIfNeeded()
  await moving(sales)
  await sales.getByRole('button', { name: 'Pause the rotation' }).click()
  const at = await shown(sales)
  await sales.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => shown(sales)).toBe((at + 7) % 8)
  await sales.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => shown(sales)).toBe(at)
})

test('nothing moves by itself for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/')
  const hero = carousel(page, 'Offers')
  await moving(hero)
  await expect(hero.getByRole('button', { name: 'Start the rotation' })).toBeVisible()
  await page.clock.runFor(10_000)
  expect(await shown(hero)).toBe(0)
})

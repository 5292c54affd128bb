import type { Locator, Page } from '@playwright/test'
import { store, storedProduct } from './buying'

/** Every page that needs no link of its own, with what it looks like when somebody uses it. */
export const PAGES = [
  '/',
  '/shop',
  '/shop?view=list&category=beauty',
  '/shop/1',
  '/shop/41', // in colours and sizes
  '/cart',
  '/checkout',
  '/wishlist',
  '/contacts',
  '/about',
  '/signup',
  '/login',
  '/accounts',
  '/reset-password',
  '/privacy',
  '/terms',
  '/faq',
  '/newsletter?state=sent',
  '/track-order',
  '/back-in-stock?state=sent&product=1',
  '/elsewhere',
] as const

/** A visitor who has put things in the cart and on the wishlist before. */
export async function asShopper(page: Page) {
  await store(page, 'cart', [
    { ...storedProduct(1), quantity: 2 },
    { ...storedProduct(2), quantity: 1 },
  ])
  await store(page, 'wishlist', [storedProduct(3), storedProduct(4)])
}

/** Tells whether the page is wider than the window, which nobody should have to scroll. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Returns where something stands; it must be there. */
/** Waits until nothing in the page moves of itself, such as a dialog that opens. */
export const settled = (one: Locator) =>
  one.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))

export const boxOf = async (one: Locator) =>
  (await one.boundingBox()) as NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

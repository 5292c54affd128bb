import { expect } from '../shop-test'
import { ORDER_SCENES } from './order-scenes'
import type { Scene } from './scene'
import { button, pressEscape, product, refused, seen, shell } from './states'
import { signIn } from './visitors'

/** Every page of app/routes.ts, in its order, in the states that change its shape. */
export const SCENES: Scene[] = [
  {
    name: 'home',
    path: '/',
    shopper: true,
    states: [
      {
        name: 'department open',
        within: '.department-menu',
        reach: (page) => page.locator('.department-menu button').first().click(),
      },
      ...shell,
    ],
  },
  {
    name: 'shop',
    path: '/shop',
    shopper: true,
    states: [
      {
        name: 'filters',
        within: 'dialog',
        upTo: 768,
        reach: async (page) => {
          await page.locator('.filters-summary').click()
          await expect(page.locator('dialog[open]')).toBeVisible()
        },
        leave: pressEscape,
      },
    ],
  },
  { name: 'shop-list', path: '/shop?view=list&category=beauty', shopper: true },
  { name: 'shop-narrowed', path: '/shop?category=electronics&min=20&max=abc' },
  { name: 'shop-empty', path: '/shop?q=zzzqqq' },
  { name: 'product', path: '/shop/1', shopper: true, states: product },
  {
    name: 'product-options',
    path: '/shop/41',
    shopper: true,
    states: [
      {
        name: 'to choose',
        within: '.option-groups',
        reach: async (page, texts) => {
          await button(page, texts.productPage.addToCart).click()
          await seen(page, texts.choosing.choose.Size)
        },
      },
    ],
  },
  { name: 'product-unknown', path: '/shop/999999', allowed: ['404'] },
  {
    name: 'cart',
    path: '/cart',
    shopper: true,
    states: [
      {
        name: 'coupon refused',
        within: 'main',
        reach: (page, texts) => button(page, texts.cart.applyCoupon).click(),
      },
    ],
  },
  { name: 'cart-empty', path: '/cart' },
  {
    name: 'checkout',
    path: '/checkout',
    shopper: true,
    allowed: ['422'],
    states: [
      refused(
        (t) => t.checkout.placeOrder,
        (t) => t.checkout.problems.summary,
      ),
    ],
  },
  { name: 'checkout-empty', path: '/checkout' },
  ...ORDER_SCENES,
  { name: 'wishlist', path: '/wishlist', shopper: true },
  { name: 'wishlist-empty', path: '/wishlist' },
  {
    name: 'contacts',
    path: '/contacts',
    allowed: ['422'],
    states: [
      refused(
        (t) => t.contact.send,
        (t) => t.contact.problems,
      ),
    ],
  },
  { name: 'about', path: '/about' },
  {
    name: 'signup',
    path: '/signup',
    states: [
      refused(
        (t) => t.identity.signUp.submit,
        (t) => t.identity.errors.emailMissing,
      ),
    ],
  },
  {
    name: 'login',
    path: '/login',
    states: [
      refused(
        (t) => t.identity.logIn.submit,
        (t) => t.identity.errors.emailMissing,
      ),
    ],
  },
  {
    name: 'reset-password',
    path: '/reset-password',
    states: [
      refused(
        (t) => t.identity.reset.askSubmit,
        (t) => t.identity.errors.emailMissing,
      ),
    ],
  },
  { name: 'accounts', path: '/accounts' },
  {
    name: 'accounts-signed-in',
    path: '/accounts',
    prepare: signIn,
    ready: (page, texts) => seen(page, texts.account.orders.none),
    states: [
      {
        name: 'refused',
        within: 'main',
        reach: async (page, texts) => {
          await button(page, texts.account.password.save).click()
          await seen(page, texts.identity.errors.passwordMissing)
        },
      },
      {
        name: 'deleting',
        within: 'dialog',
        reach: async (page, texts) => {
          await button(page, texts.account.remove.open).click()
          await button(page, texts.account.remove.confirm).click()
          await expect(page.locator('dialog [aria-invalid]')).toBeVisible()
        },
        leave: pressEscape,
      },
    ],
  },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'faq', path: '/faq' },
  { name: 'own-page-unknown', path: '/pages/nothing', allowed: ['404'] },
  { name: 'newsletter', path: '/newsletter?state=sent' },
  { name: 'track-order', path: '/track-order' },
  { name: 'back-in-stock', path: '/back-in-stock?state=sent&product=1' },
  { name: 'elsewhere', path: '/elsewhere' },
  { name: 'not-found', path: '/no-such-page', allowed: ['404'] },
]

import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../shop-test'
import {
  button,
  pressEscape,
  product,
  refused,
  type State,
  seen,
  shell,
  type Texts,
} from './states'
import { order, sameNumberAndDay, signIn } from './visitors'

export interface Scene {
  name: string
  path: string
  /** A visitor with a filled cart and wishlist. */
  shopper?: boolean
  /** Failing responses that are part of the scene. */
  allowed?: string[]
  /** Done first; returns the path to open instead. */
  prepare?: (
    page: Page,
    request: APIRequestContext,
    prefix: string,
    texts: Texts,
  ) => Promise<string>
  /** Waits for what the page fetches. */
  ready?: (page: Page, texts: Texts) => Promise<unknown>
  states?: State[]
}

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
        within: '.filters',
        upTo: 768,
        reach: (page) => page.locator('.filters-summary').click(),
      },
    ],
  },
  { name: 'shop-list', path: '/shop?view=list&category=beauty', shopper: true },
  { name: 'shop-empty', path: '/shop?q=zzzqqq' },
  { name: 'product', path: '/shop/1', shopper: true, states: product },
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
  {
    name: 'order',
    path: '/orders/:token',
    prepare: async (_page, request, prefix) => `${prefix}/orders/${await order(request)}`,
    ready: sameNumberAndDay,
    states: [
      {
        name: 'cancelling',
        within: 'main',
        reach: (page, texts) => button(page, texts.order.cancel).click(),
      },
    ],
  },
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
  { name: 'newsletter', path: '/newsletter?state=sent' },
  { name: 'track-order', path: '/track-order' },
  { name: 'elsewhere', path: '/elsewhere' },
  { name: 'not-found', path: '/no-such-page', allowed: ['404'] },
]

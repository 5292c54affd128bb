/**
 * What a new shop needs before it opens, in the order in which a merchant goes through it: the
 * desk's screen where it is done, and the command that does it. `/` is the list of the steps itself.
 */
export const OPENING_STEPS = {
  name: { href: '/settings/shop', command: 'settings set shop.name "…"' },
  seller: { href: '/settings/shop', command: 'settings set shop.country AT' },
  languages: { href: '/settings/shop', command: "settings set shop.languages '[…]'" },
  look: { href: '/settings/looks', command: 'settings set shop.accent "#…"' },
  goods: { href: '/categories', command: 'catalogue categories' },
  tax: { href: '/settings/money', command: "settings set money.taxRates '[…]'" },
  shipping: { href: '/settings/shipping', command: "settings set shipping.zones '[…]'" },
  payment: { href: '/settings/payment', command: "settings set payment.ways '[…]'" },
  legal: { href: '/pages/new', command: 'settings set pages.en.terms --file <text.md>' },
  product: { href: '/products/new', command: 'catalogue import <file.csv>' },
  home: { href: '/home-page', command: "settings set home.sections '[…]'" },
  order: { href: '/', command: 'orders list' },
  open: { href: '/', command: 'settings set shop.open true' },
} as const

export type OpeningStep = keyof typeof OPENING_STEPS

/** What each step asks for, as one reads it in a list. */
export const OPENING_WORDS: Record<OpeningStep, string> = {
  name: 'Name the shop',
  seller: 'Say who sells: legal name, address, country, e-mail',
  languages: 'Choose the languages of the shop',
  look: 'Choose a logo or a colour',
  goods: 'Say what you sell: the first category',
  tax: 'Set currency and tax',
  shipping: 'Say where you send, and what it costs',
  payment: 'Choose the ways to pay',
  legal: 'Write the legal pages: terms, privacy, and an imprint where the law wants one',
  product: 'Add the first product, or import them',
  home: 'Arrange the home page',
  order: 'Place a test order',
  open: 'Open the shop',
}

export interface StepState {
  step: OpeningStep
  done: boolean
  /** The legal pages that are missing; absent for another step. */
  lacks?: readonly ('terms' | 'privacy' | 'imprint')[]
}

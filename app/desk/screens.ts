import type { DeskIcon } from './kit/icon'
import { type Screen, screen } from './kit/screen'
import { reportScreens } from './reports/screens'

type Group = NonNullable<Screen['nav']>['group']

/** The icons of the screens that stand in the navigation, by path. */
const NAVIGATION: Readonly<Record<Group, Readonly<Record<string, DeskIcon>>>> = {
  sales: {
    '': 'home',
    orders: 'orders',
    returns: 'undo',
    payments: 'payments',
    customers: 'customers',
    discounts: 'discounts',
    messages: 'messages',
    reviews: 'reviews',
  },
  catalogue: { products: 'products', categories: 'menu', search: 'search', imports: 'upload' },
  insight: { reports: 'reports' },
  shop: {
    'home-page': 'layout',
    pages: 'page',
    settings: 'settings',
    redirects: 'next',
    health: 'health',
    backups: 'download',
    staff: 'staff',
    audit: 'audit',
  },
}

/** Path, title and right of each screen; navigation, palette and router list them in this order. */
const SCREENS: readonly (Parameters<typeof screen> | Screen)[] = [
  ['', 'start', undefined, () => import('./start/start-screen')],
  ['orders', 'orders', 'orders.read', () => import('./orders/queue/queue-screen')],
  ['returns', 'returns', 'orders.read', () => import('./orders/returns/returns-screen')],
  ['orders/new', 'newOrder', 'orders.change', () => import('./orders/manual/manual-screen')],
  ['orders/:number', 'order', 'orders.read', () => import('./orders/order/order-screen')],
  ['payments', 'payments', 'payments.read', () => import('./payments/findings-screen')],
  [
    'settings/online-payments',
    'onlinePayments',
    'payments.accounts',
    () => import('./payments/accounts-screen'),
  ],
  ['customers', 'customers', 'customers.read', () => import('./customers/customers-screen')],
  [
    'customers/:id',
    'customer',
    'customers.read',
    () => import('./customers/customer/customer-screen'),
  ],
  ['subscribers', 'subscribers', 'customers.read', () => import('./customers/subscribers-screen')],
  ['erasures', 'erasures', 'customers.erase', () => import('./customers/erasures-screen')],
  ['discounts', 'discounts', 'discounts.read', () => import('./discounts/discounts-screen')],
  [
    'discounts/new',
    'newCoupon',
    'discounts.change',
    () => import('./discounts/coupon/new-coupon-screen'),
  ],
  ['discounts/:code', 'coupon', 'discounts.read', () => import('./discounts/coupon/coupon-screen')],
  ['messages', 'messages', 'messages.read', () => import('./messages/messages-screen')],
  ['messages/templates', 'templates', 'messages.read', () => import('./messages/templates-screen')],
  ['messages/:id', 'message', 'messages.read', () => import('./messages/message-screen')],
  ['reviews', 'reviews', 'reviews.read', () => import('./reviews/reviews-screen')],
  ['products', 'products', 'products.read', () => import('./products/table/table-screen')],
  ['products/low', 'lowStock', 'products.read', () => import('./products/low/low-screen')],
  ['products/new', 'newProduct', 'products.change', () => import('./products/form/new-screen')],
  ['products/:id', 'product', 'products.read', () => import('./products/form/edit-screen')],
  [
    'products/:id/preview',
    'preview',
    'products.change',
    () => import('./products/preview/preview-screen'),
  ],
  ['categories', 'categories', 'products.read', () => import('./categories/categories-screen')],
  ['search', 'search', 'reports.read', () => import('./search/searches-screen')],
  ['search/one', 'searchRule', 'products.read', () => import('./search/one-search-screen')],
  ['search/synonyms', 'synonyms', 'products.read', () => import('./search/synonyms-screen')],
  ['imports', 'imports', 'products.change', () => import('./imports/imports-screen')],
  ['imports/:id', 'importedFile', 'products.read', () => import('./imports/file-screen')],
  ...reportScreens,
  ['home-page', 'homePage', 'settings.read', () => import('./home/home-screen')],
  ['pages', 'ownPages', 'settings.read', () => import('./pages/own-pages-screen')],
  ['pages/new', 'newPage', 'settings.change', () => import('./pages/new-page-screen')],
  ['pages/:id', 'ownPage', 'settings.read', () => import('./pages/own-page-screen')],
  ['settings', 'settings', 'settings.read', () => import('./settings/settings-screen')],
  ['settings/:section', 'settings', 'settings.read', () => import('./settings/settings-screen')],
  ['settings/words', 'words', 'settings.read', () => import('./settings/written/words-screen')],
  [
    'settings/missing',
    'missing',
    'settings.read',
    () => import('./settings/written/missing-screen'),
  ],
  ['settings/pages', 'pages', 'settings.read', () => import('./settings/written/pages-screen')],
  ['settings/mails', 'mails', 'settings.read', () => import('./settings/mails/mails-screen')],
  [
    'settings/history',
    'settingsHistory',
    'settings.read',
    () => import('./settings/history/history-screen'),
  ],
  ['settings/file', 'settingsFile', 'settings.read', () => import('./settings/file/file-screen')],
  ['redirects', 'redirects', 'settings.read', () => import('./redirects/redirects-screen')],
  ['health', 'health', 'health.read', () => import('./health/health-screen')],
  ['backups', 'backups', 'health.read', () => import('./health/backups/backups-screen')],
  ['sign-in', 'signIn', 'open', () => import('./staff/signing-in/sign-in-screen')],
  ['join', 'join', 'open', () => import('./staff/joining/join-screen')],
  ['account', 'account', undefined, () => import('./staff/account/account-screen')],
  ['staff', 'staff', 'staff.read', () => import('./staff/people/people-screen')],
  ['tokens', 'tokens', 'staff.read', () => import('./staff/tokens/tokens-screen')],
  ['audit', 'audit', 'audit.read', () => import('./staff/audit/audit-screen')],
]

export const screens: Screen[] = SCREENS.map((one) => {
  const made = 'path' in one ? one : screen(...one)
  return { ...made, nav: placeOf(made.path) }
})

function placeOf(path: string): Screen['nav'] {
  const found = Object.entries(NAVIGATION).find(([, icons]) => Object.hasOwn(icons, path))
  return found && { group: found[0] as Group, icon: found[1][path] as DeskIcon }
}

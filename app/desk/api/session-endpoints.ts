import { z } from 'zod'
import { expectedCountry } from '../../cart/shipping/expected-country.server'
import { isOnline } from '../../settings/payments'
import { settings } from '../../settings/settings.server'
import { dateLocale } from '../../texts/clocks/date-locale.server'
import { patternOf, shopCurrency } from '../../texts/currency.server'
import { may } from '../rights/rights'
import { endpoint } from './endpoint'
import type { Finder } from './finder'

const MOST_FOUND = 5

/** Answers what every screen needs: who is signed in, the shop's formats, and the palette's results. */
export const sessionEndpoints = (finders: readonly Finder[]) => [
  endpoint('GET /session', 'signed-in', async ({ staff, identity }) => ({
    staff,
    confirmedAt: identity?.confirmedAt ?? 0,
    shop: {
      name: settings().shop.name,
      isOpen: settings().shop.open || settings().shop.kind === 'demo',
      timeZone: settings().shop.timeZone,
      dateLocale: dateLocale('en'),
      country: expectedCountry(),
      language: settings().shop.defaultLanguage,
      languages: settings().shop.languages,
      offlineWays: settings()
        .payment.ways.map(({ way }) => way)
        .filter((way) => !isOnline(way)),
      carriers: settings().shipping.carriers.map(({ name }) => name),
      currency: shopCurrency(),
      pattern: patternOf('en', shopCurrency()),
    },
  })),
  endpoint('GET /search', 'signed-in', {
    input: z.object({ q: z.string().trim().min(1).max(100) }),
    handle: async ({ db, staff, input: { q } }) => ({
      sections: await Promise.all(
        finders
          .filter(({ right }) => may(staff.role, right))
          .map(async ({ kind, find }) => ({
            kind,
            items: (await find(db, q, staff.role)).slice(0, MOST_FOUND),
          })),
      ),
    }),
  }),
]

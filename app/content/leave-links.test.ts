import { expect, test } from 'vitest'
import { backInStockApi } from '../catalogue/back-in-stock/back-in-stock-api'
import { newsletterApi } from './newsletter-api'

test.each([
  [newsletterApi, '/api/newsletter/unsubscribe', '/newsletter'],
  [backInStockApi, '/api/back-in-stock/leave', '/back-in-stock'],
] as const)(
  'a one-click link that is opened leads to the page that asks',
  async (api, path, page) => {
    const opened = (accepted: string) =>
      api().request(`${path}?token=a%26b`, { headers: { 'Accept-Language': accepted } })
    const [german, english] = [await opened('de-AT,de'), await opened('en')]
    expect([german.status, german.headers.get('Location')]).toEqual([303, `/de${page}?leave=a%26b`])
    expect(english.headers.get('Location')).toBe(`${page}?leave=a%26b`)
  },
)

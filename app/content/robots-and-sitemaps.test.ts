import { afterEach, beforeEach, expect, test } from 'vitest'
import { feedApi } from '../catalogue/api/feed-api'
import { db, setDatabase } from '../database/current.server'
import { log } from '../http/log.server'
import { searchEnginesApi } from './robots-and-sitemaps-api'

const before = db
beforeEach(() => {
  log.level = 'silent'
  const away = () => {
    throw new Error('away')
  }
  setDatabase({ selectFrom: away } as never)
})
afterEach(() => {
  log.level = 'info'
  setDatabase(before)
})

test.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-0.xml'])(
  '%s is a 503 and no cut document while the database is away',
  async (path) => {
    const response = await searchEnginesApi().request(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
  },
)

test('the feed is a 503 while the database is away', async () => {
  expect((await feedApi().request('/feed.xml')).status).toBe(503)
})

import { expect, test } from 'vitest'
import { LANGUAGES } from '../../business'
import { offlinePage } from './offline-page'

test.each(LANGUAGES)('%s: tells why, in its words, with ways to what is stored', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`
  const html = offlinePage(language, `${prefix}/shop/2?a=1&b=2`)
  expect(html).toContain(`<html lang="${language}">`)
  for (const path of ['/shop/2?a=1&#38;b=2', '/cart', '/wishlist'])
    expect(html).toContain(`href="${prefix}${path}"`)
})

test('an address gets no markup into the page', () => {
  expect(offlinePage('en', `/"><script>alert('x')</script>`)).not.toContain('<script>alert')
})

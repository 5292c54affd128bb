import { afterEach, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../business'
import { readConfig, setConfig } from '../config.server'
import { inLanguage } from '../texts/language'
import { textsOf } from '../texts/texts.server'
import { loader as faq } from './faq-page'
import { loader as terms } from './terms-page'

afterEach(() => setConfig(readConfig({})))

const on = (language: Language, path: string) =>
  ({ request: new Request(`http://shop.example${inLanguage(language, path)}`) }) as never

test.each(LANGUAGES)(
  '%s: terms and questions say how long a return may be asked for',
  (language) => {
    const pages = () => [
      JSON.stringify(terms(on(language, '/terms')).texts.legal.terms),
      JSON.stringify(faq(on(language, '/faq')).texts.faq.questions),
    ]
    for (const page of pages()) expect(page).toMatch(/\b30 (days|jours|días|Tage)/)
    setConfig(readConfig({ RETURN_DAYS: '45' }))
    for (const page of pages()) {
      expect(page).toMatch(/\b45 (days|jours|días|Tage)/)
      expect(page).not.toMatch(/\{\w+\}|\b30\b/)
    }
  },
)

test.each(LANGUAGES)('%s: they name the links as the order’s page has them', (language) => {
  const { orderReturns } = textsOf(language)
  const questions = JSON.stringify(faq(on(language, '/faq')).texts.faq.questions)
  expect(questions).toContain(orderReturns.ask)
  for (const page of [questions, JSON.stringify(terms(on(language, '/terms')).texts.legal.terms)])
    expect(page).toContain(orderReturns.withdraw)
})

import { afterEach, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../business'
import { readConfig, setConfig } from '../config.server'
import { inLanguage } from '../texts/language'
import { textsOf } from '../texts/texts.server'
import { loader as faq } from './faq-page'
import { loader as terms } from './terms-page'

afterEach(() => setConfig(readConfig({})))

const termsIn = async (language: Language) =>
  JSON.stringify((await terms(on(language, '/terms'))).texts?.legal.terms)
const questionsIn = async (language: Language) =>
  JSON.stringify((await faq(on(language, '/faq'))).texts?.faq.questions)
const on = (language: Language, path: string) =>
  ({ request: new Request(`http://shop.example${inLanguage(language, path)}`) }) as never

test.each(LANGUAGES)(
  '%s: terms and questions say how long a return may be asked for',
  async (language) => {
    const pages = () => Promise.all([termsIn(language), questionsIn(language)])
    for (const page of await pages()) expect(page).toMatch(/\b30 (days|jours|días|Tage)/)
    setConfig(readConfig({ RETURN_DAYS: '45' }))
    for (const page of await pages()) {
      expect(page).toMatch(/\b45 (days|jours|días|Tage)/)
      expect(page).not.toMatch(/\{\w+\}|\b30\b/)
    }
  },
)

test.each(LANGUAGES)('%s: the terms name the links as the order’s page does', async (language) => {
  const { orderReturns } = textsOf(language)
  const questions = await questionsIn(language)
  expect(questions).toContain(orderReturns.ask)
  for (const page of [questions, await termsIn(language)])
    expect(page).toContain(orderReturns.withdraw)
})

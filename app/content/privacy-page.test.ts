import { afterEach, expect, test } from 'vitest'
import { LANGUAGES } from '../business'
import { readConfig, setConfig } from '../config.server'
import { inLanguage } from '../texts/language'
import { loader } from './privacy-page'

afterEach(() => setConfig(readConfig({})))

const textIn = async (language: (typeof LANGUAGES)[number]) => {
  const request = new Request(`http://shop.example${inLanguage(language, '/privacy')}`)
  const { texts } = await loader({ request } as Parameters<typeof loader>[0])
  return JSON.stringify(texts?.legal.privacy)
}

test.each(LANGUAGES)(
  'the page in %s says how long data is kept, as the settings have it',
  async (language) => {
    const before = await textIn(language)
    expect(before).not.toMatch(/\{\w+\}|\b(45|3650)\b/)
    setConfig(readConfig({ RETAIN_MESSAGES_DAYS: '45', RETAIN_ORDERS_DAYS: '3650' }))
    const after = await textIn(language)
    expect(after).not.toMatch(/\{\w+\}/)
    expect(after.match(/\b45\b/g)).toHaveLength(2)
    expect(after.match(/\b3650\b/g)).toHaveLength(1)
    setConfig(readConfig({ RETAIN_ORDERS_DAYS: '45', RETAIN_INVOICES_DAYS: '3650' }))
    expect(await textIn(language)).toMatch(/\b45\b.*\b3650\b/)
  },
)

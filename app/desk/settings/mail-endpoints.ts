import { z } from 'zod'
import { LANGUAGES, type Language } from '../../business'
import { inTransaction } from '../../database/transactions/transaction.server'
import { inTurn } from '../../http/bounds/turns.server'
import { AT_ONCE, enqueueMail } from '../../mail/enqueue-mail.server'
import { BadValue, type Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { checkBeforeStoring } from '../../settings/stored-settings.server'
import { endpoint } from '../api/endpoint'
import { countPreview } from '../api/previews.server'
import { askedBy } from '../staff/authority/asked-by.server'
import { KNOWN_MAILS } from './mails/known-mails.server'
import { knownMail, renderMail } from './mails/sample-mail.server'
import { TEST_MAIL, type TestMail } from './mails/test-mail.server'
import { listShopTexts } from './written/shop-texts.server'

const language = z.enum(LANGUAGES).default(() => settings().shop.defaultLanguage)
const MOST_WORDS = 200

/** Texts that all mails to shoppers share. */
const SHARED = /^mails\.\w+$/

export const mailEndpoints = [
  endpoint('GET /settings/mails', 'settings.read', async () => ({
    mails: Object.keys(KNOWN_MAILS),
  })),
  endpoint('GET /settings/mails/:name', 'settings.change', {
    // The mail shows a customer's order with its link.
    input: z.object({ language }),
    handle: ({ db, params: { name = '' }, input }) => renderMail(db, name, input.language),
  }),
  endpoint('GET /settings/mails/:name/words', 'settings.read', {
    input: z.object({ language }),
    handle: async ({ params: { name = '' }, input }) => {
      const { texts } = knownMail(name)
      const words = texts.flatMap((begin) => listShopTexts(input.language, begin))
      const shared = listShopTexts(input.language, 'mails.').filter(({ path }) => SHARED.test(path))
      const isOwn = (path: string) => words.some((one) => one.path === path)
      return {
        words,
        shared: texts.length === 0 ? [] : shared.filter(({ path }) => !isOwn(path)),
      }
    },
  }),
  endpoint('POST /settings/mails/:name/preview', 'settings.change', {
    input: z.object({
      language,
      /** Unstored texts by path; null stands for the shipped one. */
      words: z
        .record(z.string().max(200), z.string().max(5000).nullable())
        .refine((words) => Object.keys(words).length <= MOST_WORDS, 'are too many'),
    }),
    async handle({ db, params: { name = '' }, input, staff }) {
      await countPreview(staff)
      return inTurn(async () => {
        const { draft, errors } = judgedWords(input.language, input.words)
        return { ...(await renderMail(db, name, input.language, draft)), errors }
      })
    },
  }),
  endpoint('POST /settings/mails/:name/test', 'settings.change', {
    input: z.object({ language }),
    handle: async ({ db, staff, params: { name = '' }, input, audit }) => {
      await renderMail(db, name, input.language)
      await inTransaction(db, async (connection) => {
        const data: TestMail = { mail: name, by: await askedBy(connection, staff.id) }
        const mail = {
          key: `desk-test:${crypto.randomUUID()}`,
          template: TEST_MAIL,
          to: staff.email,
          language: input.language,
          data,
        }
        await enqueueMail(connection, mail, AT_ONCE)
        await audit(connection, 'mail.tested', name, { after: staff.email })
      })
      return { to: staff.email }
    },
  }),
]

/**
 * Applies unstored words to the settings; null restores the shipped text. A wrong text is reported
 * at its path and left out.
 */
function judgedWords(language: Language, words: Readonly<Record<string, string | null>>) {
  const key = `words.${language}`
  const stored = settings()
  const now = new Map(Object.entries(stored.words[language]))
  const errors: Record<string, string> = {}
  for (const [path, text] of Object.entries(words)) {
    if (text === null) now.delete(path)
    else if (text !== now.get(path))
      try {
        checkBeforeStoring({ [key]: { [path]: text } })
        now.set(path, text)
      } catch (error) {
        if (!(error instanceof BadValue)) throw error
        errors[path] = Object.values(error.problems)[0] ?? error.message
      }
  }
  const draft: Settings = {
    ...stored,
    words: { ...stored.words, [language]: Object.fromEntries(now) },
  }
  return { draft, errors }
}

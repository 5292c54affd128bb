import { z } from 'zod'
import { LANGUAGES } from '../../business'
import { inTransaction } from '../../database/transactions/transaction.server'
import { enqueueMail } from '../../mail/enqueue-mail.server'
import { ORDER_MAILS } from '../../orders/mails/register-mails.server'
import { endpoint } from '../api/endpoint'
import { judgedWords } from './mails/draft-words.server'
import { refuseUnknown, renderedMail, sampleOf } from './mails/sample-mail.server'
import { wordsOf } from './written/words-of.server'

const language = z.enum(LANGUAGES).default('en')
const MOST_WORDS = 200

/** `order-paid` has its texts at `mails.orderPaid`. */
const textsOf = (name: string) =>
  `mails.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.`
/** Those of every mail about an order. */
const SHARED = /^mails\.\w+$/

/** What a mail looks like, of the newest order that it could be about, and one of it to oneself. */
export const mailEndpoints = [
  endpoint({
    method: 'GET',
    path: '/settings/mails',
    right: 'settings.read',
    handle: async () => ({ mails: ORDER_MAILS }),
  }),
  endpoint({
    method: 'GET',
    path: '/settings/mails/:name',
    right: 'settings.read',
    input: z.object({ language }),
    handle: ({ db, params: { name = '' }, input }) => renderedMail(db, name, input.language),
  }),
  endpoint({
    method: 'GET',
    path: '/settings/mails/:name/words',
    right: 'settings.read',
    input: z.object({ language }),
    handle: async ({ params: { name = '' }, input }) => {
      refuseUnknown(name)
      return {
        words: wordsOf(input.language, textsOf(name)),
        shared: wordsOf(input.language, 'mails.').filter(({ path }) => SHARED.test(path)),
      }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/settings/mails/:name/preview',
    right: 'settings.read',
    input: z.object({
      language,
      /** By path, null as the shop came; nothing of it is stored. */
      words: z
        .record(z.string().max(200), z.string().max(5000).nullable())
        .refine((words) => Object.keys(words).length <= MOST_WORDS, 'are too many'),
    }),
    handle: async ({ db, params: { name = '' }, input }) => {
      const { draft, errors } = judgedWords(input.language, input.words)
      return { ...(await renderedMail(db, name, input.language, draft)), errors }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/settings/mails/:name/test',
    right: 'settings.change',
    input: z.object({ language }),
    handle: async ({ db, staff, params: { name = '' }, input, audit }) => {
      await renderedMail(db, name, input.language)
      const mail = {
        key: `desk-test:${crypto.randomUUID()}`,
        template: name,
        to: staff.email,
        language: input.language,
        data: await sampleOf(db, name),
      }
      await inTransaction(db, async (connection) => {
        await enqueueMail(connection, mail)
        await audit(connection, { action: 'mail.tested', subject: name, after: staff.email })
      })
      return { to: staff.email }
    },
  }),
]

import { vi } from 'vitest'
import type { Database } from '../../../../app/database/tables.server'
import { deskApi } from '../../../../app/desk/api/desk-api'
import { judgedImports } from '../../../../app/desk/imports/judged-imports.server'
import { recordAudit } from '../../../../app/desk/staff/audit.server'
import { currentStaff } from '../../../../app/desk/staff/current-staff.server'
import { TEST_MAIL } from '../../../../app/desk/staff/mails/register-mails.server'
import { renderTemplate, unlessOutdated } from '../../../../app/mail/templates.server'
import { waitingJobs } from '../../placed-order'
import { codeOf, DESK_ORIGIN, deskBrowser, memberWithPassword, PASSWORD } from '../desk-client'
import { accept, type Member } from './members'

/** What becomes of it when it is used: 'works', 'ends', or in which role it lets somebody in. */
export type Use = () => Promise<string>

interface With {
  db: Database
  /** Who issues. */
  x: Member
}

const told = (works: boolean) => (works ? 'works' : 'ends')

async function made(x: Member, path: string, body?: object) {
  const answer = await x.browser.send('POST', path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const anyone = () => `${crypto.randomUUID()}@example.com`

const invitation = async ({ db, x }: With) => {
  const { link } = await made(x, '/staff/invitations', { email: anyone(), role: 'viewer' })
  return async () => told((await accept(db, link)).status === 200)
}

async function mailTo(db: Database, email: string) {
  const mails = await waitingJobs(db, 'desk-invitation')
  const { template, language, data } = mails.findLast(({ to }) => to === email)
  return () => unlessOutdated(renderTemplate(template, language, data))
}

const linkIn = (html = '') => /href="([^"]*desk\/join[^"]*)"/.exec(html)?.[1] ?? ''

const mailedInvitation = async ({ db, x }: With) => {
  const email = anyone()
  await made(x, '/staff/invitations', { email, role: 'viewer' })
  const mail = await (await mailTo(db, email))()
  return async () => told((await accept(db, linkIn(mail?.html))).status === 200)
}

const waitingInvitation = async ({ db, x }: With) => {
  const email = anyone()
  await made(x, '/staff/invitations', { email, role: 'viewer' })
  const write = await mailTo(db, email)
  return async () => {
    const mail = await write()
    return told(mail !== undefined && (await accept(db, linkIn(mail.html))).status === 200)
  }
}

const joined = async ({ db, x }: With) => {
  const { link } = await made(x, '/staff/invitations', { email: anyone(), role: 'viewer' })
  const { browser } = await accept(db, link)
  return async () => told((await browser.send('GET', '/session')).status === 200)
}

const resetOfAnother = async ({ db, x }: With) => {
  const other = await memberWithPassword(db, 'staff')
  const { link } = await made(x, `/staff/${other.id}/reset`)
  return async () => told((await accept(db, link)).status === 200)
}

const token = async ({ db, x }: With) => {
  const { token } = await made(x, '/tokens', { name: 'Script', role: 'staff', days: 7 })
  const headers = { Authorization: `Bearer ${token}` }
  return async () =>
    told((await deskBrowser(db).send('GET', '/orders', undefined, headers)).status === 200)
}

const session = async ({ x }: With) => {
  const Cookie = x.browser.jar.cookie
  return async () =>
    told((await x.browser.send('GET', '/session', undefined, { Cookie })).status === 200)
}

const otherSession = async ({ db, x }: With) => {
  const browser = deskBrowser(db)
  const code = x.recoveryCodes[1]
  await browser.send('POST', '/sign-in', { email: x.email, password: PASSWORD, code })
  return async () => told((await browser.send('GET', '/session')).status === 200)
}

const newAuthenticator = async ({ x }: With) => {
  const { setup, secret } = await made(x, '/account/authenticator')
  const Cookie = x.browser.jar.cookie
  return async () => {
    const given = { setup, code: codeOf(secret) }
    const answer = await x.browser.send('PUT', '/account/authenticator', given, { Cookie })
    return told(answer.status === 200)
  }
}

const signIn =
  (proof: (x: Member) => object) =>
  async ({ db, x }: With) =>
  async () => {
    const browser = deskBrowser(db)
    await browser.send('POST', '/sign-in', { email: x.email, password: PASSWORD, ...proof(x) })
    return roleOf(browser)
  }

async function roleOf(browser: ReturnType<typeof deskBrowser>) {
  const { status, body } = await browser.send('GET', '/session')
  if (status !== 200) return 'ends'
  return body.staff.role === 'owner' ? 'works' : `as ${body.staff.role}`
}

const passkey = async ({ db, x }: With) => {
  const browser = deskBrowser(db)
  const options = await browser.send('POST', '/sign-in/passkey/options')
  return async () => {
    await browser.send('POST', '/sign-in/passkey', { response: x.key.sign(options.body) })
    return roleOf(browser)
  }
}

/** The body of an answer that goes on, as it comes; ends or breaks off when it is taken away. */
async function reading({ db, x }: With, path: string) {
  const api = deskApi({ identify: currentStaff, record: recordAudit, database: db })
  const response = await api.request(`${DESK_ORIGIN}/api/desk${path}`, {
    headers: { Host: 'localhost:3000', Cookie: x.browser.jar.cookie },
  })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  return reader
}

const download = async (all: With) => {
  const reader = await reading(all, '/reports/accounts/orders')
  return async () => {
    const now = Date.now
    Date.now = () => now() + 2000 // it is asked again each second
    const next = await reader.read().catch(() => ({ value: undefined }))
    Date.now = now
    await reader.cancel().catch(() => {})
    return told(next.value !== undefined)
  }
}

/** Beats three times a second where STALLED_SECONDS is 1; one may be under way at the change. */
const stream = async (all: With) => {
  const reader = await reading(all, '/events')
  let beats = 0
  let ended = false
  void (async () => {
    while (!(await reader.read()).done) beats++
    ended = true
  })()
  return async () => {
    const before = beats
    await vi.waitUntil(() => ended || beats > before + 1, 10_000)
    const outcome = told(!ended)
    await reader.cancel()
    return outcome
  }
}

const importedFile = async ({ db, x }: With) => {
  const id = crypto.randomUUID()
  const file = { id, name: 'a.csv', bytes: 1, staff: 'X', at: 1, state: 'checked' } as const
  await db
    .insertInto('product_imports')
    .values({ ...file, options: null, report: null })
    .execute()
  await made(x, `/imports/${id}/apply`, {})
  let ran = false
  const run = async () => {
    ran = true
  }
  return async () => {
    await judgedImports(db, { 'catalogue-import': run })['catalogue-import']?.(
      { id } as never,
      {} as never,
    )
    return told(ran)
  }
}

const testMail = async ({ db, x }: With) => {
  await made(x, '/settings/mails/newsletter-welcome/test', {})
  const mails = await waitingJobs(db, TEST_MAIL)
  const { language, data } = mails.find((mail) => mail.data.by.id === x.id)
  return async () =>
    told((await unlessOutdated(renderTemplate(TEST_MAIL, language, data))) !== undefined)
}

/** All that somebody at the desk gives, holds or has under way, in the order in which it is issued. */
export const ISSUED: Record<string, (all: With) => Promise<Use>> = {
  'invitation, its link': invitation,
  'invitation, the mail’s link': mailedInvitation,
  'invitation, its mail still to be written': waitingInvitation,
  'who has joined by their invitation': joined,
  'link to reset another person': resetOfAnother,
  'API token': token,
  session: session,
  'session elsewhere': otherSession,
  'download under way': download,
  'open screen (events)': stream,
  'import that waits': importedFile,
  'test mail that waits': testMail,
  'password and authenticator': signIn(({ totp }) => ({ code: codeOf(totp) })),
  'password and recovery code': signIn(({ recoveryCodes }) => ({ code: recoveryCodes[0] })),
  passkey,
  // Last, as it takes the place of the authenticator above.
  'new authenticator, not confirmed': newAuthenticator,
}

import type { Database } from '../../../../app/database/tables.server'
import { renderTemplate, unlessOutdated } from '../../../../app/mail/templates.server'
import { waitingJobs } from '../../placed-order'
import { codeOf, deskBrowser, memberWithPassword, PASSWORD } from '../desk-client'
import { accept, type Member } from './members'
import { download, importedFile, stream, testMail } from './under-way'
import { made, told, type Use, type With } from './use'

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

/** All that somebody at the desk issues, owns or has under way, in the order of issuing. */
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
  'new authenticator, not confirmed': newAuthenticator,
}

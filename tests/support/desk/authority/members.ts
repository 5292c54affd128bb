import type { Database } from '../../../../app/database/tables.server'
import { softwareAuthenticator } from '../authenticator'
import { codeOf, DESK_ORIGIN, deskBrowser, memberWithPassword, PASSWORD } from '../desk-client'

export type Member = Awaited<ReturnType<typeof member>>

/** Makes an owner who signs in by a password and by a passkey. */
export async function member(db: Database) {
  const made = await memberWithPassword(db, 'owner')
  const key = softwareAuthenticator({ origin: DESK_ORIGIN })
  const options = await made.browser.send('POST', '/account/passkeys/options')
  const passkey = { response: key.make(options.body), name: 'Key' }
  const added = await made.browser.send('POST', '/account/passkeys', passkey)
  if (added.status !== 200) throw new Error(JSON.stringify(added.body))
  return { ...made, key }
}

/** Follows a link; returns the status, and the browser that it signs in. */
export async function accept(db: Database, link: string, email?: string) {
  const browser = deskBrowser(db)
  const secret = link.split('#')[1] ?? ''
  const offered = await browser.send('POST', '/invitation/authenticator', { secret, email })
  const { setup = 'none', secret: totp } = offered.body
  const { status } = await browser.send('POST', '/invitation/accept', {
    ...{ secret, email, name: 'Mina' },
    password: { password: PASSWORD, setup, code: totp ? codeOf(totp) : '000000' },
  })
  return { status, browser }
}

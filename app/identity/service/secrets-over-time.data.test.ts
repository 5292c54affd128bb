import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { codeOf, identityService } from '../../../tests/support/identity-service'
import { renderTemplate, unlessOutdated } from '../../mail/templates.server'

const password = 'secret-word'
const CODES = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'EMAIL_SIGNIN'] as const
type Request = (typeof CODES)[number]

let count = 0
const anyone = () => `over-time-${++count}@example.com`

eachDatabase('what a shopper was given, after a change of the account', (open) => {
  const service = identityService(open)

  type Shopper = Awaited<ReturnType<typeof shopper>>
  async function shopper() {
    const email = anyone()
    const { idToken, refreshToken } = (await service.call('signUp', { email, password })).json
    return { email, idToken, refreshToken }
  }

  async function ask(requestType: Request, { email, idToken }: Shopper) {
    const signedIn = requestType === 'VERIFY_EMAIL' || requestType === 'VERIFY_AND_CHANGE_EMAIL'
    const newEmail = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? anyone() : undefined
    const body = { requestType, newEmail, ...(signedIn ? { idToken } : { email }) }
    const { status } = await service.call('sendOobCode', body)
    expect(status).toBe(200)
    const [job] = await service.db
      .deleteFrom('jobs')
      .where('kind', '=', 'mail')
      .returningAll()
      .execute()
    const { template, language, data } = JSON.parse(job?.payload ?? '')
    return async () => {
      const mail = await unlessOutdated(renderTemplate(template, language, data))
      return mail && /oobCode=([\w-]+)/.exec(mail.html)?.[1]
    }
  }

  const works = async (oobCode: string | undefined) =>
    oobCode !== undefined && (await service.call('resetPassword', { oobCode })).status === 200

  async function everything(of: Shopper) {
    const [mailed, waiting] = [
      new Map<Request, string>(),
      new Map<Request, Awaited<ReturnType<typeof ask>>>(),
    ]
    for (const request of CODES) {
      mailed.set(request, (await (await ask(request, of))()) ?? '')
      waiting.set(request, await ask(request, of))
    }
    return async () => ({
      idToken: (await service.call('lookup', { idToken: of.idToken })).status === 200,
      refreshToken:
        (await service.grant({ grant_type: 'refresh_token', refresh_token: of.refreshToken }))
          .status === 200,
      mailed: await Promise.all(CODES.map((request) => works(mailed.get(request)))),
      waiting: await Promise.all(
        CODES.map(async (request) => works(await waiting.get(request)?.())),
      ),
    })
  }

  const all = (outcome: boolean) => CODES.map(() => outcome)
  const LIVES = { idToken: true, refreshToken: true, mailed: all(true), waiting: all(true) }
  const ENDED = { idToken: false, refreshToken: false, mailed: all(false), waiting: all(false) }

  const code = async (request: Request, of: Shopper) => (await ask(request, of))()
  const changes: Record<string, (of: Shopper) => Promise<{ status: number }>> = {
    'a new password': ({ idToken }) =>
      service.call('update', { idToken, password: 'another-word' }),
    'a reset password': async (of) =>
      service.call('resetPassword', {
        oobCode: await code('PASSWORD_RESET', of),
        newPassword: 'another-word',
      }),
    'a new address': async (of) =>
      service.call('update', { oobCode: await code('VERIFY_AND_CHANGE_EMAIL', of) }),
    'the owner’s first sign-in by mail': async (of) =>
      service.call('signInWithEmailLink', {
        email: of.email,
        oobCode: await code('EMAIL_SIGNIN', of),
      }),
    'a deleted account': ({ idToken }) => service.call('delete', { idToken }),
  }

  test('every code and token works until something changes', async () => {
    const of = await shopper()
    const seen = await everything(of)
    expect((await service.call('update', { idToken: of.idToken, displayName: 'Ana' })).status).toBe(
      200,
    )
    expect(await seen()).toEqual(LIVES)
  })

  test.each(Object.keys(changes))(
    '%s ends sessions and codes, also those still to be mailed',
    async (name) => {
      const of = await shopper()
      const seen = await everything(of)
      const changed = await changes[name]?.(of)
      expect(changed?.status).toBe(200)
      expect(await seen()).toEqual(ENDED)
    },
  )

  test('returning to an earlier address does not revive a code', async () => {
    const of = await shopper()
    const reset = await code('PASSWORD_RESET', of)
    const { json } = await service.call('update', {
      oobCode: await code('VERIFY_AND_CHANGE_EMAIL', of),
    })
    expect(json.email).not.toBe(of.email)
    await service.db
      .updateTable('accounts')
      .set({ email: of.email })
      .where('email', '=', json.email)
      .execute()
    expect(codeOf(await service.call('resetPassword', { oobCode: reset }))).toBe('INVALID_OOB_CODE')
  })
})

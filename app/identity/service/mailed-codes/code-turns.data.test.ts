import { expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { codeOf, identityService } from '../../../../tests/support/identity-service'

let count = 0
const password = 'secret-word'

eachDatabase('turns of mails with codes', (open) => {
  const service = identityService(open)

  const signUp = async (email = `turns-${++count}@example.com`) =>
    (await service.call('signUp', { email, password })).json

  test('strangers from many networks neither block the owner nor flood the mailbox', async () => {
    service.from('203.0.113.7')
    const { email } = await signUp()
    const ask = async (address: string, requestType = 'PASSWORD_RESET') => {
      service.from(address)
      return codeOf(await service.call('sendOobCode', { requestType, email }))
    }
    const waiting = async () => {
      const jobs = await service.db.selectFrom('jobs').select('run_at').orderBy('run_at').execute()
      return jobs.map(({ run_at }) => run_at > Date.now())
    }
    for (let n = 0; n < 40; n++) expect(await ask(`198.51.100.${n}`)).toBeUndefined()
    expect(await waiting()).toEqual([...Array(8).fill(false), true])
    // The waiting one also serves somebody who never signed in anywhere else.
    expect(await ask('192.0.2.1')).toBeUndefined()
    expect(await waiting()).toHaveLength(9)
    for (const kind of ['PASSWORD_RESET', 'EMAIL_SIGNIN'])
      expect(await ask('203.0.113.7', kind)).toBeUndefined()
    expect((await waiting()).filter((later) => !later)).toHaveLength(10)
    service.from('192.0.2.2')
    await service.call('signInWithPassword', { email, password })
    expect(await ask('192.0.2.2')).toBeUndefined()
    expect((await waiting()).filter((later) => !later)).toHaveLength(11)
    await service.mails()
  })

  test('accounts of variants of one mailbox share a limit, whoever has one', async () => {
    const own = await signUp('variant+own@example.com')
    await service.db
      .updateTable('accounts')
      .set({ email_verified: 1 })
      .where('uid', '=', own.localId)
      .execute()
    const codes = []
    for (let n = 0; n < 20; n++) {
      service.from(`198.51.100.${n}`)
      const { idToken } = await signUp(`variant+${n}@example.com`)
      codes.push(
        codeOf(await service.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })),
      )
    }
    expect(codes.filter((code) => code === undefined)).toHaveLength(16)
    expect(new Set(codes.slice(16))).toEqual(new Set(['TOO_MANY_ATTEMPTS_TRY_LATER']))
    const { idToken } = await signUp('variant@example.com')
    const sent = await service.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    expect(codeOf(sent)).toBeUndefined()
    // A variant that its owner has confirmed has a limit of its own, from any network.
    await service.db.deleteFrom('jobs').execute()
    service.from('192.0.2.77')
    for (const requestType of ['PASSWORD_RESET', 'EMAIL_SIGNIN'])
      expect(codeOf(await service.call('sendOobCode', { requestType, ...own }))).toBeUndefined()
    const jobs = await service.db.selectFrom('jobs').select('run_at').execute()
    expect(jobs.map(({ run_at }) => run_at > Date.now())).toEqual([false, false])
  })
})

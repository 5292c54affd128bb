import { expect, test } from 'vitest'
import { storeMessage } from '../app/content/contact.server'
import { eachPlace } from '../tests/support/databases'
import { seededShop, shop } from '../tests/support/merchant-commands'

const WRITTEN = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '+8801700000000',
  message: 'Hello\nthere',
}

eachPlace('messages of visitors', (place) => {
  const seeded = seededShop(place)

  test('are listed for scripts, shown and finished', async () => {
    await storeMessage(seeded.db, WRITTEN, 'en')
    const [{ id, ...listed }] = JSON.parse((await shop('messages', 'list', '--json')).said)
    expect(listed).toMatchObject({ ...WRITTEN, state: 'new', writtenAt: expect.any(String) })
    expect((await shop('messages', 'show', id)).said).toContain(`  ${id}  new\n  Hello`)
    expect(await shop('messages', 'done', id)).toMatchObject({ code: 0, said: `${id} is done.` })
    expect(await shop('messages', 'done', id, 'none')).toMatchObject({ code: 1 })
    const { said: shown } = await shop('messages', 'show', id, '--json')
    expect(JSON.parse(shown)).toMatchObject({ id, ...WRITTEN, state: 'done', answers: [] })
    expect(await shop('messages', 'show', 'none')).toMatchObject({ code: 1 })
  })

  test.each([[['show']], [['done']], [['send']], [['list', '--limit', 'x']]])(
    '%j is a misuse',
    async (wrong) => {
      expect(await shop('messages', ...wrong)).toMatchObject({ code: 2 })
    },
  )
})

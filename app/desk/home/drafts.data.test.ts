import { afterEach, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import type { Database } from '../../database/tables.server'
import { loadSettings, settings } from '../../settings/settings.server'
import { settingsVersion } from '../../settings/stored-settings.server'

const text = (words: string) => ({
  ...{ id: 'welcome', kind: 'text', on: true },
  body: words === '' ? {} : { en: words },
})

eachDatabase('the draft of the home page', (open) => {
  let db: Database
  let caller: ReturnType<typeof deskCaller>
  beforeEach(async () => {
    db = await open()
    await loadSettings(db)
    caller = deskCaller(db)
  })
  afterEach(async () => {
    await db.deleteFrom('settings').execute()
    await loadSettings(db)
  })
  const keep = async (
    sections: unknown[] | null,
    revision: string | null,
    as: 'owner' | 'staff' = 'owner',
  ) =>
    caller.ask(as, 'PUT', '/home/draft', { sections, revision, version: await settingsVersion(db) })
  const read = async (as: 'owner' | 'reader' = 'owner') =>
    (await caller.ask(as, 'GET', '/home/draft')).body.draft
  const publish = async (sections: unknown[]) =>
    caller.ask('owner', 'PUT', '/settings', {
      ...{ version: await settingsVersion(db), changes: { 'home.sections': sections } },
    })

  test('an unfinished section is kept, read by others with who and when, and not published', async () => {
    expect(await read()).toBeNull()
    const { status, body } = await keep([text('')], null)
    expect(status).toBe(200)
    expect(await read()).toMatchObject({
      ...{ sections: [text('')], revision: body.revision, at: body.at, isMine: true },
    })
    expect(await read('reader')).toMatchObject({ isMine: false, by: expect.stringMatching(/./) })
    expect(settings().home.sections).toEqual([])
  })

  test('who edited a former revision is told of the newer one, and changes nothing', async () => {
    const first = await keep([text('one')], null)
    const second = await keep([text('two')], first.body.revision)
    expect(second.status).toBe(200)
    for (const stale of [null, first.body.revision, 'nothing']) {
      const refused = await keep([text('three')], stale)
      expect(refused.status).toBe(409)
      expect(refused.body.now).toMatchObject({ revision: second.body.revision })
    }
    expect((await keep(null, first.body.revision)).status).toBe(409)
    expect(await read()).toMatchObject({ sections: [text('two')] })
  })

  test('one of two first drafts at once is kept', async () => {
    const both = await Promise.all([keep([text('one')], null), keep([text('two')], null)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a draft that is published or thrown away is gone', async () => {
    const { body } = await keep([text('one')], null)
    expect((await keep(null, body.revision)).body.revision).toBeNull()
    expect(await read()).toBeNull()
    expect((await keep(null, body.revision)).status).toBe(200)
    await keep([text('two')], null)
    expect((await publish([text('other')])).status).toBe(200)
    expect(await read()).toMatchObject({ published: { by: expect.stringMatching(/@/) } })
    expect((await publish([text('two')])).status).toBe(200)
    expect(await read()).toBeNull()
  })

  test('going on with somebody else’s draft is in the audit log, one’s own is not', async () => {
    const { body } = await keep([text('one')], null)
    const mine = await keep([text('two')], body.revision)
    await db.updateTable('home_drafts').set({ staff_id: 'another', by: 'Mina' }).execute()
    await keep(null, mine.body.revision)
    expect((await keep(null, 'nothing')).status).toBe(200)
    expect(caller.audited).toMatchObject([
      {
        ...{ action: 'home.draft_taken_over', subject: 'draft of Mina' },
        ...{ before: [text('two')], after: null },
      },
    ])
  })

  test.each([
    ['of no kind', [{ ...text(''), kind: 'nothing' }]],
    ['without slides', [{ id: 'a', kind: 'hero', on: true }]],
    ['with slides that are none', [{ id: 'a', kind: 'hero', on: true, slides: [1] }]],
    ['of another type', ['text']],
    ['too many', Array.from({ length: 101 }, () => text(''))],
  ])('sections %s are refused', async (_, sections) => {
    expect((await keep(sections, null)).status).toBe(422)
    expect(await read()).toBeNull()
  })

  test('nobody keeps a draft without the right to change the shop', async () => {
    expect((await keep([text('x')], null, 'staff')).status).toBe(403)
  })
})

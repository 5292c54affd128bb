import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { synonymsOf } from '../app/catalogue/dictionary/own-synonyms.server'
import type { Database } from '../app/database/tables.server'
import { eachDatabase } from '../tests/support/databases'
import { ownFolder } from '../tests/support/files/own-folder'
import { synonymCommands } from './synonyms'

const folder = ownFolder()

async function run(db: Database, name: string, ...args: string[]) {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const code = await synonymCommands[`synonyms ${name}`]?.run(args, {
    ...{ db, print: say, warn: say },
  } as never)
  return { code, said }
}

eachDatabase('the synonyms command', (open) => {
  test('the command adds, lists, imports and removes synonyms, and names lines it cannot read', async () => {
    const db = await open()
    expect(await run(db, 'list')).toEqual({ code: 0, said: ['There are no synonyms of your own.'] })
    expect(await run(db, 'add', 'flummox , gnome', 'alone')).toEqual({
      code: 1,
      said: ['Stored: 1 new, 0 as before.', 'No two terms, or too long: alone'],
    })
    const file = join(folder, 'list.txt')
    writeFileSync(file, '# mine\nflummox , gnome\ntrainers > shoes\n')
    expect((await run(db, 'import', file)).said).toEqual(['Stored: 1 new, 1 as before.'])
    expect((await run(db, 'list')).said).toEqual(['flummox , gnome', 'trainers > shoes'])
    const meant = async () =>
      (await synonymsOf(db))
        .find(['flummox'])
        .flatMap(({ meanings }) => meanings.map((one) => one.words))
    expect(await meant()).toContainEqual(['gnome'])
    expect(await run(db, 'remove', 'flummox , gnome', 'other, words')).toEqual({
      code: 1,
      said: ['Removed: 1.', 'Not in the list: 1.'],
    })
    await expect.poll(meant).toEqual([])
  })
})

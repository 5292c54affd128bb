import { writeFileSync } from 'node:fs'
import { listSubscribers } from '../app/content/newsletter.server'
import { csv } from '../app/files/csv'
import type { Command } from './command'

export const exportSubscribers: Command = {
  usage: '[<file.csv>]',
  about: 'Confirmed newsletter addresses as a table; to the screen without a file.',
  async run([file], { db, print }) {
    const rows = (await listSubscribers(db)).map((one) => [
      one.email,
      one.language,
      new Date(one.created_at).toISOString(),
    ])
    const text = csv(['email', 'language', 'since'], rows)
    if (!file) print(text.trimEnd())
    else {
      writeFileSync(file, text, { mode: 0o600 })
      print(`${rows.length} addresses in ${file}`)
    }
  },
}

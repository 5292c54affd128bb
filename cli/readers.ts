import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listMessages } from '../app/content/contact.server'
import { listSubscribers } from '../app/content/newsletter.server'
import type { Command } from './command'
import { wholeNumber } from './command'
import { csv, minute, oneLine } from './text-table'

const messages: Command = {
  usage: '[--limit <n>]',
  about: 'What visitors wrote on the contact page, the newest first.',
  async run(args, { db, print }) {
    const { values } = parseArgs({ args, options: { limit: { type: 'string', default: '20' } } })
    const rows = await listMessages(db, wholeNumber(values.limit, '--limit'))
    if (rows.length === 0) print('No message yet.')
    for (const { name, email, phone, message, created_at } of rows) {
      print(`${minute(created_at)}  ${oneLine(`${name} <${email}> ${phone}`)}`)
      for (const line of message.split('\n')) print(`  ${oneLine(line)}`)
      print('')
    }
    return 0
  },
}

const subscribers: Command = {
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
    return 0
  },
}

export const readerCommands: Record<string, Command> = {
  messages,
  'subscribers export': subscribers,
}

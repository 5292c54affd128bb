import { listMessages } from '../app/content/contact.server'
import { type Command, readOptions, wholeNumber } from './command'
import { minute, oneLine } from './text-table'

export const messagesCommand: Command = {
  usage: '[--limit <n>]',
  about: 'What visitors wrote on the contact page, the newest first.',
  async run(args, { db, print }) {
    const values = readOptions(args, { limit: { default: '20' } })
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

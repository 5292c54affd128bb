import { listMessages } from '../app/content/contact.server'
import { markMessage } from '../app/content/messages/answer-message.server'
import { findMessage, messageAnswers } from '../app/content/messages/find-messages.server'
import { type Command, NotDone } from './command'
import { onlyWord, readOptions, readWords, required, wholeNumber } from './options'
import { iso, minute, oneLine, printJson } from './printing'

type Message = Awaited<ReturnType<typeof listMessages>>[number]

const list: Command = {
  usage: '[--limit <n>] [--json]',
  about: 'What visitors wrote on the contact page, the newest first.',
  async run(args, { db, print }) {
    const values = readOptions(args, { limit: { default: '20' }, json: 'flag' })
    const rows = await listMessages(db, wholeNumber(values.limit, '--limit'))
    if (values.json) printJson(print, rows.map(described))
    else if (rows.length === 0) print('No message yet.')
    else for (const row of rows) print(`${linesOf(row)}\n`)
  },
}

const show: Command = {
  usage: '<id> [--json]',
  about: 'One message with what was answered.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, { json: 'flag' })
    const id = onlyWord(positionals, 'the id of the message', 'one message at a time')
    const message = await findMessage(db, id)
    if (!message) throw new NotDone(`There is no message ${id}.`)
    const answers = (await messageAnswers(db, [id])).map(({ text, made_by, at }) => ({
      text,
      by: made_by,
      answeredAt: iso(at),
    }))
    if (values.json) printJson(print, { ...described(message), answers })
    else print(linesOf(message))
    if (!values.json)
      for (const { text, by, answeredAt } of answers)
        print(`${minute(answeredAt)}  answered by ${oneLine(by)}\n${indented(text)}`)
  },
}

const done: Command = {
  usage: '<id>...',
  about: 'Nothing is left to do about these messages.',
  async run(args, { db, print, warn }) {
    const { positionals } = readWords(args)
    required(positionals[0], 'the id of the message')
    let missed = 0
    for (const id of positionals) {
      const message = await findMessage(db, id)
      const marked = message && (await markMessage(db, id, { ...message, state: 'done' }))
      if (marked?.ok) print(`${id} is done.`)
      else {
        missed++
        const isGone = !marked || marked.code === 'not_found'
        warn(
          isGone ? `There is no message ${id}.` : `${id} was changed meanwhile: look at it again.`,
        )
      }
    }
    return missed > 0 ? 1 : 0
  },
}

const described = ({ id, name, email, phone, message, language, state, created_at }: Message) => ({
  ...{ id, name, email, phone, message, language, state },
  writtenAt: iso(created_at),
})

const linesOf = ({ id, name, email, phone, message, state, created_at }: Message) =>
  [
    `${minute(created_at)}  ${oneLine(`${name} <${email}> ${phone}`)}`,
    `  ${id}  ${state}`,
    indented(message),
  ].join('\n')

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `  ${oneLine(line)}`)
    .join('\n')

/** The contact page's messages; without a second word they are listed. */
export const messageCommands: Record<string, Command> = {
  messages: list,
  'messages list': list,
  'messages show': show,
  'messages done': done,
}

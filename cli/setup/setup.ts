import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { removeDemoProducts } from '../../app/catalogue/remove-demo.server'
import { config } from '../../app/config.server'
import { beginOwnShop, leaveDemo } from '../../app/own-shop.server'
import { environmentValues } from '../../app/settings/environment'
import { describeFindings } from '../../app/settings/finding'
import { BadValue, type SettingValues, settingsFrom } from '../../app/settings/schema'
import { loadSettings, settings } from '../../app/settings/settings.server'
import { readStored, settingsVersion } from '../../app/settings/stored-settings.server'
import { type Command, type CommandContext, NotDone, UsageError } from '../command'
import { AT_THE_DESK, examine, todos } from '../doctor/doctor'
import { readOptions } from '../options'
import { changeByCommand } from '../settings/change-settings'
import { QUESTIONS, yesOrNo } from './questions'

type Ask = (at: number, question: { ask: string; now: string }) => Promise<string>

interface Answered {
  changes: SettingValues
  keepDemo: boolean
}

export const setup: Command = {
  usage: '[--yes]',
  about:
    'Asks the ten questions that a new shop must answer; nothing typed keeps what is, --yes asks none. All answers are stored at once, then it says what is still missing before opening.',
  creates: true,
  async run(args, context) {
    const values = readOptions(args, { yes: 'flag' })
    const { db, print } = context
    const version = await settingsVersion(db)
    if (!values.yes) {
      const { changes, keepDemo } = await answers(context)
      if (Object.keys(changes).length > 0) {
        const code = await changeByCommand(context, changes, { version })
        if (code !== 0) return code
        await loadSettings(db)
      }
      if (!keepDemo) await removeDemo(context)
    } else print('Nothing was asked, and nothing changed.')
    const left = (await examine(db)).filter(({ state }) => state !== 'ok')
    const count = todos(left).length
    print(
      count === 0
        ? '\nThe shop can open: start it by npm start.'
        : `\nThe shop is there, and npm start shows it. Before it opens, ${count} to do; they are listed again by npm run shop -- doctor:`,
    )
    if (left.length > 0) print(describeFindings(left))
    if (count > 0) print(`\n${AT_THE_DESK}`)
  },
}

/** Throws NotDone when the answers end before the last question: by Ctrl-D, or a pipe with fewer lines. */
async function answers(context: CommandContext): Promise<Answered> {
  const lines = openAnswers(context.input ?? process.stdin)
  const count = QUESTIONS.length + (mayKeepDemo() ? 1 : 0)
  const ask: Ask = (at, { ask, now }) => {
    context.print(`${at}/${count}  ${ask} [${now}]`)
    return lines.next()
  }
  try {
    return await askAll(context, ask)
  } finally {
    lines.close()
  }
}

async function askAll({ db, print }: CommandContext, ask: Ask): Promise<Answered> {
  const before = { ...environmentValues(config), ...(await readStored(db)) }
  let changes: SettingValues = {}
  for (const [at, { ask: text, now, read }] of QUESTIONS.entries()) {
    const current = settingsFrom({ ...before, ...changes })
    const question = { ask: text, now: now(current) }
    await untilRight(print, async () => {
      const answer = await ask(at + 1, question)
      if (answer === '') return
      const next = { ...changes, ...read(answer, current) }
      settingsFrom({ ...before, ...next })
      changes = next
    })
  }
  if (!mayKeepDemo()) return { changes, keepDemo: true }
  let keepDemo = true
  const last = { ask: 'Keep the products of the demo catalogue? yes or no', now: 'yes' }
  await untilRight(print, async () => {
    const answer = await ask(QUESTIONS.length + 1, last)
    if (answer !== '') keepDemo = yesOrNo(answer)
  })
  return { changes: keepDemo ? changes : withoutTrial(changes), keepDemo }
}

/** Leaves out the test payment, whose account goes with the demo. */
function withoutTrial(changes: SettingValues): SettingValues {
  const ways = changes['payment.ways'] as { way: string }[] | undefined
  if (!ways) return changes
  return { ...changes, 'payment.ways': ways.filter(({ way }) => way !== 'test') }
}

const mayKeepDemo = () => settings().shop.kind === 'demo'

/** Asks again after a wrong answer, with the reason. */
async function untilRight(print: (line: string) => void, answer: () => Promise<void>) {
  for (;;)
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof BadValue)) throw error
      print(`      ${error.message}. Once more:`)
    }
}

/** Takes the demo out of the shop; a new shop begins without it. */
async function removeDemo({ db, print }: CommandContext) {
  if (await beginOwnShop(db)) return print('The shop is your own: it holds nothing of the demo.')
  print(`${await removeDemoProducts(db)} demo products are no longer in the shop.`)
  await leaveDemo(db)
}

/** Reads lines as they come, from a keyboard or a pipe. */
function openAnswers(input: Readable) {
  const lines = createInterface({ input })
  const iterator = lines[Symbol.asyncIterator]()
  return {
    async next() {
      const { done, value } = await iterator.next()
      if (done)
        throw new NotDone('The answers ended before the last question: nothing was changed.')
      return value.trim()
    },
    close: () => lines.close(),
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadSetting, config, readConfig, setConfig } from '../app/config.server'
import { shareData } from '../app/database/backups/data-lock.server'
import { setDatabase } from '../app/database/current.server'
import { closeDatabase, newShopLine, openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { setLogLevel } from '../app/http/log.server'
import { faultLine } from '../app/http/start-faults.server'
import { beginOwnShop } from '../app/own-shop.server'
import { loadSettings } from '../app/settings/settings.server'
import { backupCommands } from './backup/backup'
import { catalogueCommands } from './catalogue/catalogue'
import { type Command, type CommandContext, NotDone, UsageError } from './command'
import { couponCommands } from './coupons'
import { deskCommands } from './desk'
import { doctor } from './doctor/doctor'
import { importCommand } from './import'
import { invoiceCommands } from './invoices/invoices'
import { jobCommands } from './jobs'
import { messageCommands } from './messages'
import { nearNames } from './options'
import { orderCommands } from './orders/orders'
import { paymentCommands } from './payments'
import { placeCommands } from './places'
import { privacyCommands } from './privacy/privacy'
import { redirectCommands } from './redirects'
import { returnCommands } from './returns/return-commands'
import { reviewCommands } from './reviews'
import { searchesCommand } from './searches'
import { settingsCommands } from './settings/settings'
import { setup } from './setup/setup'
import { exportSubscribers } from './subscribers'
import { synonymCommands } from './synonyms'

const commands: Record<string, Command> = {
  import: importCommand,
  ...catalogueCommands,
  ...orderCommands,
  ...invoiceCommands,
  ...paymentCommands,
  ...returnCommands,
  ...couponCommands,
  ...reviewCommands,
  ...redirectCommands,
  ...placeCommands,
  ...messageCommands,
  searches: searchesCommand,
  ...synonymCommands,
  ...settingsCommands,
  setup,
  doctor,
  'subscribers export': exportSubscribers,
  ...privacyCommands,
  ...deskCommands,
  ...jobCommands,
  ...backupCommands,
}

type Out = Omit<CommandContext, 'db'>
const terminal: Out = { print: (line) => console.log(line), warn: (line) => console.error(line) }

/** Runs a command. Returns 0 done, 1 not done or not all, 2 wrong use (interfaces, Merchant). */
export async function main(args: string[], out: Out = terminal): Promise<number> {
  const [first = 'help', second = ''] = args
  if (first === 'help' || first === '--help' || first === '-h') {
    out.print(help(args.slice(1, 4).join(' ')))
    return 0
  }
  const names = [3, 2].map((words) => args.slice(0, words).join(' '))
  const name = names.find((one) => Object.hasOwn(commands, one)) ?? first
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    out.warn(unknown(first, second))
    return 2
  }
  const rest = args.slice(name.split(' ').length)
  if (rest.includes('--help')) {
    out.print(help(name))
    return 0
  }
  try {
    return await withDatabase(command, out, async (db) => {
      return (await command.run(rest, { db, ...out })) ?? 0
    })
  } catch (error) {
    if (command.broken && !isUsage(error))
      return command.broken(rest, (error as Error).message, out)
    return report(error, name, command, out)
  }
}

async function withDatabase(
  { alone, creates }: Command,
  { warn }: Out,
  body: (db: Database) => Promise<number>,
): Promise<number> {
  process.umask(0o077) // Its files hold customers and keys: only the merchant's user may read them.
  setConfig({ ...readConfig(), LOG_LEVEL: 'error' })
  setLogLevel()
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config
  const missing = !databaseUrl && !existsSync(join(dataDir, 'shop.sqlite'))
  if (missing && !creates)
    throw new BadSetting(
      `There is no shop in DATA_DIR "${dataDir}": set it to the folder that the shop was started with; npm start makes a new shop.`,
    )
  const db = await opened()
  if (missing) warn(newShopLine(dataDir))
  setDatabase(db)
  if (creates && config.SEED_DEMO === 'false') await beginOwnShop(db)
  for (const line of await loadSettings(db)) warn(line)
  const lock = alone ? undefined : await shareData({ db, dataDir })
  try {
    return await body(db)
  } finally {
    await lock?.release()
    await closeDatabase(db)
  }
}

async function opened() {
  try {
    return await openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  } catch (error) {
    const line = faultLine(error)
    throw line === undefined ? error : new BadSetting(line)
  }
}

const isUsage = (error: unknown) =>
  error instanceof UsageError ||
  String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')

function report(error: unknown, name: string, { usage }: Command, { warn }: Out) {
  if (isUsage(error)) {
    warn(`${(error as Error).message}\nUsage: npm run shop -- ${name} ${usage}`)
    return 2
  }
  // The cause is a setting, or a file that cannot be read or written: its message says all.
  const isTold = [NotDone, BadSetting].some((kind) => error instanceof kind)
  if (!isTold && !(error as NodeJS.ErrnoException).syscall) throw error
  warn((error as Error).message)
  return 1
}

function unknown(first: string, second: string) {
  const names = Object.keys(commands)
  const typed = `${first} ${second}`.trim()
  if (second && names.some((name) => name.startsWith(`${typed} `))) return help(typed)
  const near = nearNames(typed, names)
  if (near.length === 0 && second) near.push(...nearNames(first, names))
  const said = `There is no command "${typed}".`
  if (near.length > 0 && second) return `${said} Did you mean ${near.join(', ')}?`
  const groups = [...new Set(names.map((name) => name.split(' ')[0] as string))]
  const group = groups.includes(first) ? first : nearNames(first, groups)[0]
  return first === group && !second ? help(group) : `${said}\n\n${help(group)}`
}

function help(name = '') {
  const shown = Object.entries(commands).filter(
    ([one]) => name === '' || one === name || one.startsWith(`${name} `),
  )
  const lines = shown.map(([one, { usage, about }]) =>
    [`  ${one} ${usage}`.trimEnd(), `      ${about}`].join('\n'),
  )
  return ['npm run shop -- <command>', '', ...lines].join('\n')
}

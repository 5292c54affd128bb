import { differingKeys, importedChanges } from '../../app/settings/exported'
import { SETTING_KEYS, type SettingValues, settingAt } from '../../app/settings/schema'
import { settings } from '../../app/settings/settings.server'
import {
  checkBeforeStoring,
  readHistory,
  readStored,
  settingsVersion,
} from '../../app/settings/stored-settings.server'
import { tryValues } from '../../app/settings/try-values.server'
import { missingWords } from '../../app/texts/own-words.server'
import { type Command, UsageError } from '../command'
import { readOptions, readWords, required, wholeNumber } from '../options'
import { minute, printJson, printTable } from '../printing'
import { changeByCommand, readExport } from './change-settings'
import { readSettingFile } from './setting-file'
import { changeAt, readPath, readValue, valueAt } from './setting-path'

const MOST_SHOWN = 60

const shown = (value: unknown) => {
  const text = value === undefined ? '(default)' : JSON.stringify(value)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

const getCommand: Command = {
  usage: '[<setting>] [--json]',
  about: 'All settings with those that were changed marked *, or the value of one.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, { json: 'flag' })
    const [typed] = positionals
    if (typed !== undefined) {
      const value = valueAt(settings(), readPath(typed))
      if (values.json || typeof value !== 'string') printJson(print, value ?? null)
      else print(value)
      return
    }
    const stored = await readStored(db)
    if (values.json)
      printJson(
        print,
        Object.fromEntries(SETTING_KEYS.map((key) => [key, settingAt(settings(), key)])),
      )
    else
      printTable(print, SETTING_KEYS, {
        '': (key) => (key in stored ? '*' : ''),
        setting: (key) => key,
        value: (key) => shown(settingAt(settings(), key)),
      })
  },
}

const setCommand: Command = {
  usage: '<setting> (<value> | --file <path>) [--version <n>] [--by <name>]',
  about:
    'Changes one setting: text as it stands, the rest as JSON. With --version it is refused when someone changed it since.',
  async run(args, context) {
    const { values, positionals } = readWords(args, { file: 'text', by: 'text', version: 'text' })
    const path = readPath(required(positionals[0], 'the setting'))
    if (positionals.length > 2) throw new UsageError('The value is one word: put it in quotes')
    const typed =
      values.file === undefined ? positionals[1] : await readSettingFile(values.file, path)
    if (typed === undefined) throw new UsageError('the value is missing')
    const value = readValue(settings(), path, typed)
    const version =
      values.version === undefined ? undefined : wholeNumber(values.version, '--version', 0)
    const changes = changeAt(await readStored(context.db), path, value)
    return changeByCommand(context, changes, { by: values.by, version })
  },
}

const unsetCommand: Command = {
  usage: '<setting>... [--by <name>]',
  about: 'Puts settings back to their defaults.',
  async run(args, context) {
    const { values, positionals } = readWords(args, { by: 'text' })
    required(positionals[0], 'the setting')
    let changes: SettingValues = {}
    const stored = await readStored(context.db)
    for (const path of positionals.map(readPath))
      changes = { ...changes, ...changeAt({ ...stored, ...changes }, path, undefined) }
    return changeByCommand(context, changes, values)
  },
}

const exportCommand: Command = {
  usage: '[--all]',
  about: 'The settings that were changed, or --all, as a file that `settings import` reads.',
  async run(args, { db, print }) {
    const values = readOptions(args, { all: 'flag' })
    const stored = await readStored(db)
    const all = Object.fromEntries(SETTING_KEYS.map((key) => [key, settingAt(settings(), key)]))
    printJson(print, { version: await settingsVersion(db), settings: values.all ? all : stored })
  },
}

const importCommand: Command = {
  usage: '<file> [--replace] [--dry-run] [--force] [--by <name>]',
  about:
    'Changes the settings of an exported file, all or none; --replace puts the others back to their defaults, --force overwrites what others changed since the export.',
  async run(args, context) {
    const { values, positionals } = readWords(args, {
      replace: 'flag',
      'dry-run': 'flag',
      force: 'flag',
      by: 'text',
    })
    const file = readExport(required(positionals[0], 'the file'))
    const stored = await readStored(context.db)
    const changes = importedChanges(stored, file, values.replace)
    if (values['dry-run']) {
      await tryValues(changes)
      checkBeforeStoring({ ...stored, ...changes })
      const differ = differingKeys(stored, changes)
      for (const key of differ)
        context.print(`${key}: ${shown(stored[key])} → ${shown(changes[key])}`)
      context.print(`${differ.length} settings would change.`)
      return
    }
    const version = values.force ? undefined : file.version
    return changeByCommand(context, changes, { by: values.by, version })
  },
}

const historyCommand: Command = {
  usage: '[<setting>] [--limit <n>] [--json]',
  about: 'Who changed which setting, when, from what to what; the latest first.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, {
      limit: { default: '50' },
      json: 'flag',
    })
    const key = positionals[0] === undefined ? undefined : readPath(positionals[0]).key
    const history = await readHistory(db, { key, limit: wholeNumber(values.limit, '--limit') })
    if (values.json) printJson(print, history)
    else if (history.length === 0) print('Nothing was changed.')
    else
      printTable(print, history, {
        version: ({ version }) => version,
        'at (UTC)': ({ at }) => minute(at),
        by: ({ by }) => by,
        setting: (change) => change.key,
        before: ({ before }) => shown(before),
        after: ({ after }) => shown(after),
      })
  },
}

const missingCommand: Command = {
  usage: '[--json]',
  about:
    'Own words, pages and sections of the home page that an offered language does not say, and so says in the default one.',
  async run(args, { print }) {
    const values = readOptions(args, { json: 'flag' })
    const missing = missingWords(settings())
    if (values.json) printJson(print, missing)
    else for (const key of missing) print(key)
    if (missing.length === 0 && !values.json) print('Every offered language says all of them.')
  },
}

export const settingsCommands: Record<string, Command> = {
  'settings get': getCommand,
  'settings set': setCommand,
  'settings unset': unsetCommand,
  'settings export': exportCommand,
  'settings import': importCommand,
  'settings history': historyCommand,
  'settings missing': missingCommand,
}

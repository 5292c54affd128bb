import { readFileSync, statSync } from 'node:fs'
import {
  addSynonyms,
  listSynonyms,
  MOST_LINES,
  removeSynonyms,
  synonymLine,
} from '../app/catalogue/dictionary/own-synonyms.server'
import type { Command, CommandContext } from './command'
import { readOptions, readWords, required, wholeNumber } from './options'
import { printJson } from './printing'

const MOST_LIST_BYTES = 8 * 1024 ** 2

const list: Command = {
  usage: '[--limit <n>] [--json]',
  about: 'Your own synonyms, from A to Z. Those that ship with the shop are no part of the list.',
  async run(args, { db, print }) {
    const values = readOptions(args, { limit: { default: '1000' }, json: 'flag' })
    const lines = await listSynonyms(db, wholeNumber(values.limit, '--limit'))
    if (values.json) printJson(print, lines)
    else if (lines.length === 0) print('There are no synonyms of your own.')
    else for (const line of lines) print(line)
    return 0
  },
}

const add: Command = {
  usage: '"<word>, <word>…" | "<word>, <word>… > <word>, <word>…"',
  about:
    'Let words find one another, or let those before > find those after it, the nearest first. In effect within two seconds.',
  async run(args, context) {
    const { positionals } = readWords(args)
    required(positionals[0], 'the words')
    return store(positionals, context)
  },
}

const remove: Command = {
  usage: '"<line>" ["<line>"…]',
  about: 'Remove synonyms, each as `synonyms list` shows it.',
  async run(args, { db, print, warn }) {
    const { positionals } = readWords(args)
    required(positionals[0], 'the line')
    const lines = [...new Set(positionals.map((text) => synonymLine(text) ?? text))]
    const removed = await removeSynonyms(db, lines)
    print(`Removed: ${removed}.`)
    if (removed < lines.length) warn(`Not in the list: ${lines.length - removed}.`)
    return removed < lines.length ? 1 : 0
  },
}

const importList: Command = {
  usage: '<file.txt>',
  about: 'Add a list of synonyms, a line each; a line that begins with # is left out.',
  async run(args, context) {
    const { positionals } = readWords(args)
    const file = required(positionals[0], 'the file')
    if (statSync(file).size > MOST_LIST_BYTES) {
      context.warn(`Nothing was changed: ${file} has more than ${MOST_LIST_BYTES / 1024 ** 2} MB.`)
      return 1
    }
    const lines = readFileSync(file, 'utf8').split('\n')
    return store(
      lines.filter((line) => line.trim() !== '' && !line.startsWith('#')),
      context,
    )
  },
}

/** Stores what can be, and names the lines that cannot. */
async function store(texts: readonly string[], { db, print, warn }: CommandContext) {
  const read = texts.map((text) => ({ text, line: synonymLine(text) }))
  const lines = new Set(read.flatMap(({ line }) => line ?? []))
  const added = await addSynonyms(db, [...lines])
  if (added === 'full') {
    warn(`Nothing was changed: a shop has ${MOST_LINES} lines at most.`)
    return 1
  }
  print(`Stored: ${added} new, ${lines.size - added} as before.`)
  const refused = read.filter(({ line }) => line === undefined)
  for (const { text } of refused) warn(`No two terms, or too long: ${text.slice(0, 80)}`)
  return refused.length > 0 ? 1 : 0
}

export const synonymCommands: Record<string, Command> = {
  'synonyms list': list,
  'synonyms add': add,
  'synonyms remove': remove,
  'synonyms import': importList,
}

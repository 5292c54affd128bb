import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { listSizeGuides, saveSizeGuide } from '../../app/catalogue/size-guides/size-guides.server'
import { sizeTablesInput } from '../../app/catalogue/size-guides/size-table'
import { parseJson } from '../../app/input/parsed'
import { type Command, NotDone, UsageError } from '../command'
import { onlyWord, readWords } from '../options'
import { printJson } from '../printing'

const exportGuides: Command = {
  usage: '[<file.json>]',
  about:
    'Write the tables of sizes of categories and departments, by their slugs, as "catalogue size-guides import" reads them.',
  async run(args, { db, print }) {
    const { positionals } = readWords(args)
    const guides = await listSizeGuides(db)
    const bySlug = Object.fromEntries(guides.map(({ slug, tables }) => [slug, tables]))
    const [file] = positionals
    if (!file) printJson(print, bySlug)
    else {
      writeFileSync(file, `${JSON.stringify(bySlug, undefined, 2)}\n`)
      print(`${guides.length} size guides written to ${file}`)
    }
  },
}

const importGuides: Command = {
  usage: '<file.json>',
  about:
    'Set the size guides that a file names by category or department: {"mens-clothes": [{"title": "", "columns": ["Chest (cm)"], "rows": [{"size": "S", "values": ["88-94"]}]}]}; [] takes one away, others stay.',
  async run(args, { db, print }) {
    const { positionals } = readWords(args)
    const file = onlyWord(positionals, 'the file', 'one file at a time')
    const read = z.record(z.string(), sizeTablesInput).safeParse(parseJson(textOf(file)))
    if (!read.success) {
      const [issue] = read.error.issues
      throw new NotDone(`Nothing was changed: ${issue?.path.join(' ') || file}: ${issue?.message}`)
    }
    const unknown: string[] = []
    let count = 0
    for (const [slug, tables] of Object.entries(read.data)) {
      const saved = await saveSizeGuide(db, { slug, tables })
      if (saved.ok) count++
      else unknown.push(slug)
    }
    print(`${count} size guides are set.`)
    if (unknown.length > 0)
      throw new NotDone(`There is no category or department ${unknown.join(', ')}.`)
  },
}

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${file} cannot be read`)
  }
}

export const sizeGuideCommands: Record<string, Command> = {
  'catalogue size-guides export': exportGuides,
  'catalogue size-guides import': importGuides,
}

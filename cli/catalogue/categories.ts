import { basename, dirname } from 'node:path'
import { inEachLanguage, LANGUAGES, type Language } from '../../app/business'
import {
  changeCategory,
  createCategory,
  orderCategories,
  renameCategory,
} from '../../app/catalogue/care/edit-categories.server'
import { RefusedSource } from '../../app/catalogue/incoming/refused-source'
import { distinctSlug } from '../../app/catalogue/incoming/store-categories.server'
import { readCategories } from '../../app/catalogue/product/categories.server'
import { BadPicture } from '../../app/media/bad-picture'
import { slugOf } from '../../app/text-core/slug'
import { mainLanguage } from '../../app/texts/offered-languages.server'
import { textsOf } from '../../app/texts/texts.server'
import { type Command, NotDone, UsageError } from '../command'
import { nearNames, onlyWord, readOptions, readWords, required } from '../options'
import { printJson, printTable } from '../printing'
import { broughtPictures } from './brought-pictures'
import { changedCategory } from './changed-category'
import { removalCommands } from './remove-category'

const NAMES = inEachLanguage(() => 'text' as const)
const NAMES_USAGE = LANGUAGES.map((language) => `[--${language} <name>]`).join(' ')
const NONE = 'none'
const LONGEST_NAME = 100

const list: Command = {
  usage: '[--json]',
  about: 'List the categories in their order, with their departments and names.',
  async run(args, { db, print }) {
    const values = readOptions(args, { json: 'flag' })
    const rows = await readCategories(db)
    const languages = LANGUAGES.filter((one) => one !== mainLanguage())
    if (values.json) printJson(print, rows)
    else
      printTable(print, rows, {
        category: ({ slug }) => slug,
        department: (row) => row.department,
        name: (row) => row.name,
        ...Object.fromEntries(
          languages.map((one) => [one, ({ names }: (typeof rows)[number]) => names?.[one] ?? '']),
        ),
        picture: (row) => (row.picture ? 'yes' : ''),
      })
  },
}

const create: Command = {
  usage: `<name> [--slug <slug>] [--parent <department>] ${NAMES_USAGE}`,
  about:
    'Make a category after the others; without names in other languages they show this one. Products name it by its slug or its name.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, {
      ...NAMES,
      slug: 'text',
      parent: 'text',
    })
    const tooMany = 'one category at a time; quote its name'
    const name = readName(onlyWord(positionals, 'the name', tooMany))
    const slug = values.slug ?? (await distinctSlug(db, name))
    if (slug === '' || slug !== slugOf(slug))
      throw new UsageError(`--slug is letters, digits and dashes such as ${slugOf(slug) || 'toys'}`)
    const department = values.parent === undefined ? null : readDepartment(values.parent)
    if (!(await createCategory(db, { slug, name, others: namesIn(values), department })))
      throw new NotDone(`Nothing was changed: there is a category ${slug} already.`)
    print(`The category ${slug} is made.`)
  },
}

const rename: Command = {
  usage: `<category> [<name>] ${NAMES_USAGE}`,
  about:
    'Name a category, in the catalogue’s language and in others; an empty name takes one away.',
  async run(args, shop) {
    const { values, positionals } = readWords(args, NAMES)
    const [slug, typed, ...more] = positionals
    if (more.length > 0) throw new UsageError('quote a name of several words')
    const name = typed === undefined ? undefined : readName(typed)
    const others = namesIn(values)
    if (name === undefined && Object.keys(others).length === 0)
      throw new UsageError('the name is missing')
    const known = required(slug, 'the category')
    await changedCategory(shop, known, () => renameCategory(shop.db, known, { name, others }))
  },
}

const order: Command = {
  usage: '<category> [<category>…]',
  about: 'Put categories first, in this order; the others follow as they stood.',
  async run(args, shop) {
    const { positionals } = readWords(args)
    if (positionals.length === 0) throw new UsageError('the category is missing')
    await changedCategory(shop, positionals.join(', '), () => orderCategories(shop.db, positionals))
  },
}

const parent: Command = {
  usage: '<category> <department|none>',
  about: 'Put a category into a department.',
  async run(args, shop) {
    const [slug, to] = twoOf(args, 'the department')
    const department = to === NONE ? null : readDepartment(to)
    await changedCategory(shop, slug, () => changeCategory(shop.db, slug, { department }))
  },
}

const picture: Command = {
  usage: '<category> <file|none>',
  about: 'Give a category a picture, which its tile on the home page shows in place of a sign.',
  async run(args, shop) {
    const [slug, file] = twoOf(args, 'the file')
    try {
      const kept = file === NONE ? null : await keptPicture(file)
      await changedCategory(shop, slug, () => changeCategory(shop.db, slug, { picture: kept }))
    } catch (error) {
      if (!(error instanceof RefusedSource || error instanceof BadPicture)) throw error
      throw new NotDone(`Nothing was changed: ${file} ${error.message}`)
    }
  },
}

async function keptPicture(file: string) {
  const pictures = await broughtPictures(dirname(file))
  try {
    return await pictures.addressOf(basename(file))
  } finally {
    pictures.close()
  }
}

export const categoryCommands: Record<string, Command> = {
  'catalogue categories list': list,
  'catalogue categories create': create,
  'catalogue categories rename': rename,
  'catalogue categories order': order,
  'catalogue categories parent': parent,
  'catalogue categories picture': picture,
  ...removalCommands,
}

function twoOf(args: string[], second: string): [string, string] {
  const { positionals } = readWords(args)
  if (positionals.length > 2) throw new UsageError('one category at a time')
  return [required(positionals[0], 'the category'), required(positionals[1], second)]
}

function readName(text: string) {
  const name = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (name === '' || name.length > LONGEST_NAME)
    throw new UsageError(`a name has from 1 to ${LONGEST_NAME} letters`)
  return name
}

function namesIn(values: Partial<Record<Language, string>>) {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = values[language]
      if (name === undefined) return []
      return [[language, name.trim() === '' ? '' : readName(name)]]
    }),
  )
}

function readDepartment(typed: string) {
  const departments = Object.keys(textsOf('en').shop.departments)
  if (departments.includes(typed)) return typed
  const near = nearNames(typed, departments)
  throw new UsageError(
    `there is no department ${typed}; ${near.length > 0 ? `did you mean ${near.join(', ')}?` : `they are ${departments.join(', ')}`}`,
  )
}

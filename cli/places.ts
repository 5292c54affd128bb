import { statSync, writeFileSync } from 'node:fs'
import { RefusedSource } from '../app/catalogue/incoming/refused-source'
import { importPlaces, MOST_PLACES } from '../app/checkout/places/import-places.server'
import { listPlaceCountries, removePlaces } from '../app/checkout/places/place-countries.server'
import { csv } from '../app/files/csv'
import { type Command, NotDone, UsageError } from './command'
import { onlyWord, readOptions, readWords, required } from './options'
import { iso, minute, printJson, printTable } from './printing'

const REPORTED_ROWS = 20

const importList: Command = {
  usage: '<file.csv> [--report <refused.csv>] [--json]',
  about: `Replace the places that complete addresses at the checkout, of the countries in the file: columns country (ISO code), post_code, city and, if known, county, in UTF-8, ${MOST_PLACES} rows at most. Rows that cannot be are named and left out; --report writes them all.`,
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, { report: 'text', json: 'flag' })
    const file = onlyWord(positionals, 'the file', 'one file at a time')
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`there is no file ${file}`)
    const onUnknown = (columns: string[]) =>
      warn(`No place has these columns, they are left out: ${columns.join(', ')}`)
    const imported = await importPlaces(db, file, { onUnknown }).catch((error) => {
      if (!(error instanceof RefusedSource)) throw error
      throw new NotDone(`Nothing was changed: ${error.message}`)
    })
    const { stored, repeated, refused } = imported
    if (values.json) printJson(print, imported)
    else {
      const counts = Object.entries(stored).map(([country, count]) => `${country} ${count}`)
      print(
        `Stored: ${counts.join(', ')}; ${repeated} the same as another; ${refused.length} refused.`,
      )
    }
    for (const { line, reason } of refused.slice(0, REPORTED_ROWS)) warn(`line ${line}: ${reason}`)
    if (refused.length > REPORTED_ROWS) warn(`… and ${refused.length - REPORTED_ROWS} more`)
    if (values.report)
      writeFileSync(
        values.report,
        csv(
          ['line', 'reason'],
          refused.map(({ line, reason }) => [line, reason]),
        ),
      )
    return refused.length > 0 ? 1 : 0
  },
}

const list: Command = {
  usage: '[--json]',
  about: 'List the countries whose addresses the checkout completes, and how many places each has.',
  async run(args, { db, print }) {
    const { json } = readOptions(args, { json: 'flag' })
    const countries = await listPlaceCountries(db)
    if (json)
      printJson(
        print,
        countries.map(({ importedAt, ...row }) => ({ ...row, importedAt: iso(importedAt) })),
      )
    else if (countries.length === 0) print('No country has places.')
    else
      printTable(print, countries, {
        country: ({ country }) => country,
        places: ({ places }) => places,
        'imported (UTC)': ({ importedAt }) => minute(importedAt),
      })
  },
}

const remove: Command = {
  usage: '<country> [<country>…]',
  about: 'Remove the places of countries, by their ISO codes.',
  async run(args, { db, print, warn }) {
    const { positionals } = readWords(args)
    required(positionals[0], 'the country')
    const countries = [...new Set(positionals.map((text) => text.toUpperCase()))]
    const removed = new Set(await removePlaces(db, countries))
    for (const country of removed) print(`Removed: the places of ${country}.`)
    const unknown = countries.filter((country) => !removed.has(country))
    for (const country of unknown) warn(`${country} has no places.`)
    return unknown.length > 0 ? 1 : 0
  },
}

export const placeCommands: Record<string, Command> = {
  'places import': importList,
  'places list': list,
  'places remove': remove,
}

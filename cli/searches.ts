import { listSearches } from '../app/catalogue/searches/search-figures.server'
import { settings } from '../app/settings/settings.server'
import { addDays, dayAt } from '../app/texts/clocks/shop-clock'
import type { Command } from './command'
import { readOptions, wholeNumber } from './options'
import { printJson, printTable } from './printing'

const MOST_DAYS = 180

export const searchesCommand: Command = {
  usage: '[--days <n>] [--limit <n>] [--json]',
  about:
    'What visitors searched for in the last days (30), each once a day: first what cost most, as nothing was found or nothing of it opened.',
  async run(args, { db, print }) {
    const values = readOptions(args, {
      days: { default: '30' },
      limit: { default: '50' },
      json: 'flag',
    })
    const days = Math.min(wholeNumber(values.days, '--days'), MOST_DAYS)
    const last = dayAt(settings().shop.timeZone, Date.now())
    const { rows } = await listSearches(
      db,
      { first: addDays(last, 1 - days), last },
      { by: 'lost', most: wholeNumber(values.limit, '--limit') },
    )
    if (values.json) printJson(print, rows)
    else if (rows.length === 0) print('No search that cost anything yet.')
    else
      printTable(print, rows, {
        'searched for': ({ text }) => text,
        visitors: ({ visitors }) => visitors,
        answered: ({ answered }) => answered,
        'by other words': ({ otherwise }) => otherwise,
        not: ({ unanswered }) => unanswered,
        'none opened': ({ left }) => left,
        'to a cart': ({ carted }) => carted,
      })
  },
}

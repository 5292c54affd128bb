import { parseArgs } from 'node:util'
import { listMissedSearches } from '../app/catalogue/searches/missed-searches.server'
import { type Command, wholeNumber } from './command'
import { printJson, textTable } from './text-table'

export const searchesCommand: Command = {
  usage: '[--limit <n>] [--json]',
  about: 'What shoppers searched for that no title holds, the most frequent first.',
  async run(args, { db, print }) {
    const { values } = parseArgs({
      args,
      options: { limit: { type: 'string', default: '50' }, json: { type: 'boolean' } },
    })
    const rows = await listMissedSearches(db, wholeNumber(values.limit, '--limit'))
    if (values.json)
      printJson(
        print,
        rows.map(({ last_day, ...row }) => ({ ...row, lastDay: last_day })),
      )
    else if (rows.length === 0) print('No search without result yet.')
    else
      print(
        textTable(
          ['searched for', 'times', 'similar shown', 'last (UTC)'],
          rows.map(({ text, times, similar, last_day }) => [text, times, similar, last_day]),
        ),
      )
    return 0
  },
}

import type { OrderReturn } from '../../app/orders/returns/find-returns.server'
import { listReturns } from '../../app/orders/returns/list-returns.server'
import { OPEN_STATES, RETURN_STATES, type ReturnState } from '../../app/orders/returns/return-rules'
import { plainMoney } from '../../app/texts/currency.server'
import { type Command, UsageError } from '../command'
import { readOptions, wholeNumber } from '../options'
import { printJson, printTable } from '../printing'
import { shopMinute } from '../shop-time'

export const listCommand: Command = {
  usage: '[--state <state>] [--all] [--limit <n>] [--json]',
  about: `Returns and withdrawals that wait for something, the oldest first; those of one state (${RETURN_STATES.join(', ')}), or --all.`,
  async run(args, { db, print }) {
    const values = readOptions(args, {
      state: 'text',
      all: 'flag',
      limit: { default: '50' },
      json: 'flag',
    })
    const states = values.all
      ? RETURN_STATES
      : values.state
        ? [readState(values.state)]
        : OPEN_STATES
    const returns = await listReturns(db, states, wholeNumber(values.limit, '--limit'))
    if (values.json) printJson(print, returns)
    else if (returns.length === 0) print('No return waits.')
    else
      printTable(print, returns, {
        number: ({ number }) => number,
        asked: ({ history }) => shopMinute(history[0]?.at ?? 0),
        kind: ({ kind }) => kind,
        state: ({ state }) => state,
        pieces: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
        'articles and reasons': ({ lines }) => lines.map(describeLine).join(', '),
        note: ({ note }) => note ?? '',
        refund: (one) => (one.refund === null ? '' : plainMoney(one.refund, one.currency)),
      })
  },
}

const describeLine = ({ quantity, title, reason }: OrderReturn['lines'][number]) =>
  `${quantity} × ${title}${reason ? ` (${reason})` : ''}`

function readState(given: string): ReturnState {
  const state = RETURN_STATES.find((one) => one === given)
  if (!state) throw new UsageError(`--state is one of ${RETURN_STATES.join(', ')}`)
  return state
}

import { listReturns } from '../../app/orders/returns/list-returns.server'
import { OPEN_STATES, RETURN_STATES, type ReturnState } from '../../app/orders/returns/return-rules'
import { plainMoney } from '../../app/texts/currency.server'
import {
  type Command,
  minute,
  printJson,
  readOptions,
  textTable,
  UsageError,
  wholeNumber,
} from '../command'

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
      print(
        textTable(
          [
            'number',
            'asked (UTC)',
            'kind',
            'state',
            'pieces',
            'articles and reasons',
            'note',
            'refund',
          ],
          returns.map(({ number, history, kind, state, lines, note, refund, currency }) => [
            number,
            minute(history[0]?.at ?? 0),
            kind,
            state,
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
            lines.map(describeLine).join(', '),
            note ?? '',
            refund === null ? '' : plainMoney(refund, currency),
          ]),
        ),
      )
    return 0
  },
}

const describeLine = ({
  quantity,
  title,
  reason,
}: {
  quantity: number
  title: string
  reason?: string
}) => `${quantity} × ${title}${reason ? ` (${reason})` : ''}`

function readState(given: string): ReturnState {
  const state = RETURN_STATES.find((one) => one === given)
  if (!state) throw new UsageError(`--state is one of ${RETURN_STATES.join(', ')}`)
  return state
}

/**
 * The most turns that work waits for. Each costs 0.1 ms and more, and a flood of connections must
 * not keep work from starting.
 */
const MOST_TURNS = 100

let accepted = 0

export const countAccepted = () => void accepted++
export const acceptedSoFar = () => accepted

/**
 * Calls `next` after a turn of the event loop that accepted no connection, or after MOST_TURNS.
 * libuv accepts one a turn: 60 that wait while each turn renders a page for 10 ms make a shopper
 * behind them wait 560 ms.
 */
export function onceAllAccepted(next: () => void, turnsLeft = MOST_TURNS) {
  const before = accepted
  setImmediate(() => {
    if (accepted === before || turnsLeft <= 1) next()
    else onceAllAccepted(next, turnsLeft - 1)
  })
}

import type { Answer } from './answers'
import { type Connection, openConnection, type Place } from './connection'
import { described, type HostileRequest, hostileRequest } from './hostile-request'
import { faultOf } from './judge'
import { type Known, NOTHING_KNOWN } from './known'

interface Fuzz extends Place {
  seed: number
  count: number
  /** The number of the first one, to go on where another run ended, or to repeat a single one. */
  first?: number
  connections?: number
  /** Returns what is known now, from time to time: one request may end what others use. */
  know?: () => Promise<Known>
}

export interface FuzzResult {
  sent: number
  /** Requests closed without an answer, as is right for malformed ones. */
  unanswered: number
  statuses: Record<string, number>
  /** The errors by request: `seed 1, request 17: a 500: …`. */
  faults: string[]
}

const RENEWED_EVERY = 2000
const MOST_TOGETHER = 6
const MOST_FAULTS = 50
/** A connection that the server ends between two batches is no fault of either. */
const MOST_TRIES = 3

interface Numbered extends HostileRequest {
  number: number
  tries: number
}

/** Sends hostile requests over a few connections, several in one go, and judges every answer. */
export async function fuzz({ host, port, seed, count, first = 0, connections = 8, know }: Fuzz) {
  const place = { host, port }
  const origin = `http://${host}:${port}`
  const result: FuzzResult = { sent: 0, unanswered: 0, statuses: {}, faults: [] }
  let known = NOTHING_KNOWN
  let next = first

  const blame = (request: Numbered, fault: string) =>
    result.faults.push(`seed ${seed}, request ${request.number}: ${fault}\n  ${described(request)}`)

  async function take(): Promise<Numbered | undefined> {
    if (next >= first + count || result.faults.length >= MOST_FAULTS) return undefined
    const number = next++
    if (know && (number - first) % RENEWED_EVERY === 0) known = await know()
    return { ...hostileRequest(seed, number, known), number, tries: 0 }
  }

  function judge(request: Numbered, answer: Answer) {
    result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1
    const fault = faultOf(answer, origin, request.number % 8 === 0)
    if (fault) blame(request, fault)
  }

  async function worker() {
    const waiting: Numbered[] = []
    let connection: Connection | undefined
    for (;;) {
      const batch = await batchOf(waiting, take)
      if (batch.length === 0) break
      const isNew = !connection || connection.gone
      if (!connection || isNew) connection = openConnection(place)
      const outcome = await connection.send(batch)
      for (const [at, answer] of outcome.answers.entries())
        judge(batch[at] ?? (batch[0] as Numbered), answer)
      const answered = Math.min(outcome.answers.length, batch.length)
      result.sent += answered
      const [open, ...rest] = batch.slice(answered)
      const over = 'fault' in outcome || outcome.closed || batch[0]?.alone
      if (over) connection.close()
      if (!open) continue
      const wasTold = outcome.answers.at(-1)?.last // the answer announced the connection's end
      if ('fault' in outcome) {
        result.sent++
        blame(open, outcome.fault)
      } else if (open.broken) {
        result.sent++
        result.unanswered++
      } else if (wasTold || (!isNew && open.tries < MOST_TRIES))
        waiting.push({ ...open, tries: open.tries + 1 })
      else {
        result.sent++
        blame(open, 'closed without an answer')
      }
      waiting.push(...rest)
    }
    connection?.close()
  }

  await Promise.all(Array.from({ length: connections }, worker))
  return result
}

/** Takes one request that must be sent alone, or some that may be sent in one go. */
async function batchOf(waiting: Numbered[], take: () => Promise<Numbered | undefined>) {
  const batch: Numbered[] = []
  while (batch.length < MOST_TOGETHER) {
    const one = waiting.shift() ?? (await take())
    if (!one) break
    if (one.alone && batch.length > 0) {
      waiting.unshift(one)
      break
    }
    batch.push(one)
    if (one.alone || one.number % MOST_TOGETHER === 0) break
  }
  return batch
}

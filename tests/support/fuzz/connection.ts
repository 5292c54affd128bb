import { connect } from 'node:net'
import { type Answer, AnswerReader } from './answers'
import type { HostileRequest } from './hostile-request'

export interface Place {
  host: string
  port: number
}

/** A client with a torn request hangs up after this. */
const HANG_UP_MS = 15
const LONGEST_MS = 60_000

type Outcome =
  /** The answers until the server closed or all had come. */
  { answers: Answer[]; closed: boolean } | { fault: string; answers: Answer[] }

export type Connection = ReturnType<typeof openConnection>

/** Opens a connection that sends a few requests in one go and waits for all of their answers. */
export function openConnection({ host, port }: Place) {
  const socket = connect({ host, port, allowHalfOpen: true }).setNoDelay()
  let asked: HostileRequest[] = []
  let answers: Answer[] = []
  let done: ((outcome: Outcome) => void) | undefined
  let timer: NodeJS.Timeout | undefined
  let gone = false
  let unasked = false
  const reader = new AnswerReader(() => asked[answers.length]?.method ?? 'GET')

  function settle(outcome: Outcome) {
    clearTimeout(timer)
    const tell = done
    done = undefined
    if ('fault' in outcome) socket.destroy()
    tell?.(outcome)
  }
  const take = (bytes: Buffer) => {
    unasked ||= !done
    try {
      for (const answer of reader.read(bytes)) answers.push(answer)
      const last = answers.at(-1)?.last
      if (last) socket.destroy()
      if (last || answers.length >= asked.length) settle({ answers, closed: Boolean(last) })
      else if (reader.isStream) {
        socket.destroy()
        settle({ answers: [...answers, STREAM], closed: true })
      }
    } catch (error) {
      settle({ fault: (error as Error).message, answers })
    }
  }
  const end = () => {
    if (!done) return
    try {
      const last = reader.end()
      if (last) answers.push(last)
      settle({ answers, closed: true })
    } catch (error) {
      settle({ fault: (error as Error).message, answers })
    }
  }
  socket.on('data', take)
  socket.on('end', () => {
    end()
    socket.destroy()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    gone = true
    end()
  })
  return {
    get gone() {
      return gone || socket.destroyed
    },
    send(requests: HostileRequest[]) {
      asked = requests
      answers = []
      return new Promise<Outcome>((resolve) => {
        done = resolve
        if (unasked) return settle({ fault: 'an answer that nobody asked for', answers })
        if (gone) return end()
        timer = setTimeout(
          () => settle({ fault: 'no answer within a minute', answers }),
          LONGEST_MS,
        )
        socket.write(Buffer.concat(requests.map(({ bytes }) => bytes)))
        if (requests.some(({ broken }) => broken)) setTimeout(() => socket.end(), HANG_UP_MS)
      })
    },
    close: () => socket.destroy(),
  }
}

const STREAM: Answer = { status: 200, headers: new Map(), body: Buffer.alloc(0), last: true }

import { config } from '../../../config.server'
import type { Database } from '../../../database/tables.server'
import { shares } from '../../../http/bounds/client-shares.server'
import { type DeskCall, DeskFault } from '../endpoint'
import { type EventReader, listen } from './watch.server'

/** Limits streams per process and per person: each holds a connection. */
const streams = shares({ most: 500, ofOne: 12 })

/** The interval must beat the timeouts of this server and of proxies. */
const heartbeatMs = () => Math.min(15_000, (config.STALLED_SECONDS * 1000) / 3)

/** Streams the shop's events as server-sent events until the person loses access or leaves. */
export async function eventStream(
  { db, staff, identify, request }: DeskCall<unknown>,
  look: (db: Database) => Promise<EventReader>,
  { everyMs = heartbeatMs() } = {},
) {
  const giveBack = streams.take(staff.id)
  if (!giveBack)
    throw new DeskFault(429, 'too_many_streams', 'The desk is open in too many windows.')
  const text = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: string) => controller.enqueue(text.encode(line))
      let ended = false
      let leave = () => {}
      const tell = async (line: string) => {
        // An unreachable database does not mean that the person has signed out.
        const now = await identify().catch(() => ({ staff }))
        if (ended) return
        if (now?.staff.id === staff.id && now.staff.role === staff.role) send(line)
        else end()
      }
      const beat = setInterval(() => void tell(': still here\n\n'), everyMs)
      const end = () => {
        if (ended) return
        stop()
        controller.close()
      }
      stop = () => {
        ended = true
        clearInterval(beat)
        leave()
        giveBack()
      }
      request.signal.addEventListener('abort', end)
      send('retry: 2000\n\n')
      leave = await listen(db, () => look(db), {
        tell: (event) => tell(`data: ${JSON.stringify(event)}\n\n`),
        end,
      })
      if (ended) leave()
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no', // Nginx would buffer some kilobytes otherwise.
    },
  })
}

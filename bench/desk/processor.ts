import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Returns the processor time of a shop and of its PostgreSQL server, in milliseconds. */
export async function processorOf(shop = 0, databaseUrl?: string) {
  const client = databaseUrl ? new pg.Client(databaseUrl) : undefined
  let postmaster = 0
  if (client) {
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    postmaster = parentOf(rows[0].pid)
  }
  return {
    ms: () => threadsMs(shop) + (postmaster ? familyMs(postmaster) : 0),
    close: async () => client?.end(),
  }
}

const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
const parentOf = (pid: number) => Number(statOf(pid)[1])

/** Reads the scheduler's figures, exact to the nanosecond. */
function threadsMs(pid: number | string) {
  let ns = 0
  for (const thread of readdirSync(`/proc/${pid}/task`))
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch {} // The thread has ended.
  return ns / 1e6
}

/** Counts workers that ended, too, in ticks of 10 ms, with the one that began them. */
function familyMs(postmaster: number) {
  const fields = statOf(postmaster)
  let ms = threadsMs(postmaster) + (Number(fields[13]) + Number(fields[14])) * 10
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      if (parentOf(Number(pid)) === postmaster) ms += threadsMs(pid)
    } catch {} // The process has ended.
  }
  return ms
}

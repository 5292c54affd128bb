import { listDeadJobs, retryJob } from '../app/database/jobs.server'
import { type Command, required } from './command'
import { minute, textTable } from './text-table'

const dead: Command = {
  usage: '',
  about: 'Work that was given up (a mail nobody took, for one) and why.',
  async run(_args, { db, print }) {
    const rows = (await listDeadJobs(db)).map((job) => [
      job.id,
      job.kind,
      minute(job.created_at),
      job.attempts,
      (job.last_error ?? '').slice(0, 100),
    ])
    print(
      rows.length === 0
        ? 'Nothing was given up.'
        : textTable(['id', 'kind', 'since (UTC)', 'attempts', 'why'], rows),
    )
    return 0
  },
}

const retry: Command = {
  usage: '<id>|all',
  about: 'Has given-up work tried again.',
  async run([given], { db, print, warn }) {
    const id = required(given, 'the id')
    const ids = id === 'all' ? (await listDeadJobs(db, 100_000)).map((job) => job.id) : [id]
    let retried = 0
    for (const one of ids) if (await retryJob(db, one)) retried++
    if (id !== 'all' && retried === 0) {
      warn(`No given-up work has the id ${id}.`)
      return 1
    }
    print(`${retried} will be tried again.`)
    return 0
  },
}

export const jobCommands: Record<string, Command> = { 'jobs dead': dead, 'jobs retry': retry }

import { isHeld, listDeadJobs, mailOf, retryJob } from '../app/database/jobs/jobs.server'
import type { Command } from './command'
import { readOptions, readWords, required } from './options'
import { iso, minute, printJson, printTable } from './printing'

type Job = Awaited<ReturnType<typeof listDeadJobs>>[number]

const list: Command = {
  usage: '[--json]',
  about: 'Work that was given up (a mail nobody took in three days, for one) and why.',
  async run(args, { db, print }) {
    const values = readOptions(args, { json: 'flag' })
    const jobs = await listDeadJobs(db)
    if (values.json) printJson(print, jobs.map(described))
    else if (jobs.length === 0) print('Nothing was given up.')
    else
      printTable(print, jobs, {
        id: ({ id }) => id,
        kind: ({ kind }) => kind,
        'since (UTC)': ({ created_at }) => minute(created_at),
        attempts: ({ attempts }) => attempts,
        what: whatOf,
        why: ({ last_error }) => (last_error ?? '').slice(0, 100),
      })
  },
}

const described = (job: Job) => ({
  id: job.id,
  kind: job.kind,
  ...mailOf(job),
  createdAt: iso(job.created_at),
  attempts: job.attempts,
  reason: job.last_error,
})

function whatOf(job: Job) {
  const { template, to } = mailOf(job)
  return template ? `${template} to ${to}` : ''
}

const retry: Command = {
  usage: '<id>...|all [--json]',
  about: 'Has given-up work tried again; "all" leaves out mails that were held back on purpose.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, { json: 'flag' })
    required(positionals[0], 'the id')
    const all = positionals[0] === 'all'
    const ids = all
      ? (await listDeadJobs(db, 100_000)).filter((job) => !isHeld(job)).map((job) => job.id)
      : positionals
    const retried: string[] = []
    const unknown: string[] = []
    for (const id of ids) (await retryJob(db, id)) ? retried.push(id) : unknown.push(id)
    for (const id of unknown) warn(`No given-up work has the id ${id}.`)
    if (values.json) printJson(print, { retried, unknown })
    else if (all || retried.length > 0) print(`${retried.length} will be tried again.`)
    return unknown.length > 0 ? 1 : 0
  },
}

export const jobCommands: Record<string, Command> = {
  'jobs list': list,
  'jobs retry': retry,
  'jobs dead': list,
}

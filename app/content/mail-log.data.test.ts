import { Writable } from 'node:stream'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { readConfig } from '../config.server'
import { listDeadJobs } from '../database/jobs/jobs.server'
import { startWorker } from '../database/jobs/worker.server'
import { LOG_RULES } from '../http/log.server'
import { mailHandler } from '../mail/mail-job.server'
import { openTransport } from '../mail/transport.server'
import { subscribe } from './newsletter.server'
import { registerContentMails } from './register-mails.server'

const said: string[] = []
const log = pino(
  { level: 'trace', ...LOG_RULES },
  new Writable({ write: (chunk, _, done) => done(void said.push(String(chunk))) }),
)

/** Starts a server that refuses every recipient, and names it as mail servers do. */
async function refusingServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1, // These are milliseconds: the pool stays open.
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}>: no such user`), { responseCode: 550 })),
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  return { server, url: `smtp://127.0.0.1:${(listening.address() as { port: number }).port}` }
}

eachDatabase('a mail that is refused', (open) => {
  test('a failed mail leaves neither its address nor its token in the log or the dead jobs', async () => {
    const db = await open()
    registerContentMails()
    const { server, url } = await refusingServer()
    const transport = openTransport(readConfig({ SMTP_URL: url }))
    await subscribe(db, 'ana.refused@example.com', 'en')
    const { token } = await db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow()
    const job = await db.selectFrom('jobs').select('dedupe_key').executeTakeFirstOrThrow()
    expect(job.dedupe_key).not.toContain(token)
    const worker = startWorker(
      db,
      { mail: mailHandler(() => transport) },
      { pollMs: 5, backoffMs: 5, attempts: 2, onError: (err) => log.error({ err }, 'job failed') },
    )
    await vi.waitFor(async () => expect(await listDeadJobs(db)).toHaveLength(1), 10_000)
    await worker.stop()
    const [dead] = await listDeadJobs(db)
    for (const text of [said.join(), dead?.last_error ?? '']) {
      expect(text).toContain('no such user')
      expect(text).not.toMatch(/ana\.refused|@example/)
      expect(text).not.toContain(token)
    }
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
})

test('a query that fails leaves none of its values in the log', () => {
  said.length = 0
  const detail = 'Key (email)=(ana@example.com) already exists.'
  const err = Object.assign(new Error(`duplicate: ${detail}`), { detail, code: '23505' })
  log.error({ err }, 'request failed')
  expect(said.join()).toContain('23505')
  expect(said.join()).not.toContain('ana@example.com')
})

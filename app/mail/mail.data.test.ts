import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { readConfig } from '../config.server'
import { listDeadJobs } from '../database/jobs/jobs.server'
import { startWorker } from '../database/jobs/worker.server'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { AT_ONCE, enqueueMail } from './enqueue-mail.server'
import { mailHandler } from './mail-job.server'
import { registerTemplate } from './templates.server'
import { openTransport } from './transport.server'

registerTemplate('greeting', async (_language, data: { name: string }) => ({
  subject: `Hello ${data.name}`,
  html: `<p>Hello ${data.name}</p>`,
  text: `Hello ${data.name}`,
}))

const mail = (key: string) => ({
  key,
  template: 'greeting',
  to: 'ana@example.com',
  language: 'en' as const,
  data: { name: 'Ana' },
})

/** Starts a real SMTP server on loopback whose behaviour a test sets. */
function mailServer() {
  const received: string[] = []
  const behaviour = { refuse: 0, drop: 0, delayMs: 0 }
  const drop = () => {
    for (const connection of server.connections) connection.close()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1, // These are milliseconds: the pools of a test stay open.
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        if (behaviour.refuse-- > 0) return done(new Error('mailbox busy'))
        if (behaviour.drop-- > 0) return drop()
        setTimeout(() => {
          received.push(`${session.envelope.rcptTo[0]?.address}\n${Buffer.concat(parts)}`)
          done()
        }, behaviour.delayMs)
      })
    },
  })
  server.on('error', () => {})
  return {
    received,
    behaviour,
    listen: () =>
      new Promise<string>((resolve) => {
        const listening = server.listen(0, '127.0.0.1', () => {
          resolve(`smtp://127.0.0.1:${(listening.address() as { port: number }).port}`)
        })
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

let smtp: ReturnType<typeof mailServer>
let url: string
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'exclusive-mail-'))
  smtp = mailServer()
  url = await smtp.listen()
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await smtp.close()
})

const worker = (db: Database, smtpUrl = url, attempts = 10) =>
  startWorker(
    db,
    { mail: mailHandler(() => openTransport(readConfig({ SMTP_URL: smtpUrl, DATA_DIR: folder }))) },
    { pollMs: 20, backoffMs: 20, attempts },
  )

eachDatabase('mail', (open) => {
  test('an enqueued mail arrives once, with its text and a Message-ID made of its event', async () => {
    const db = await open()
    await inTransaction(db, async (connection) => {
      await enqueueMail(connection, mail('order:1'), AT_ONCE)
      await enqueueMail(connection, mail('order:1'), AT_ONCE)
    })
    const running = worker(db)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 10_000)
    await vi.waitFor(async () => expect(await waiting(db)).toBe(0), 10_000)
    await running.stop()
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toMatch(/^ana@example\.com\n/)
    expect(smtp.received[0]).toContain('Subject: Hello Ana')
    expect(smtp.received[0]).toMatch(/Message-ID: <order_1@exclusive\.example>/i)
  })

  test('a transaction that fails enqueues nothing', async () => {
    const db = await open()
    const failing = inTransaction(db, async (connection) => {
      await enqueueMail(connection, mail('order:2'), AT_ONCE)
      throw new Error('no stock')
    })
    await expect(failing).rejects.toThrow('no stock')
    expect(await waiting(db)).toBe(0)
  })

  test('a server that refuses, drops and delays gets the mail again until it takes it', async () => {
    const db = await open()
    Object.assign(smtp.behaviour, { refuse: 2, delayMs: 300 })
    await enqueueMail(db, mail('order:3'), AT_ONCE)
    const running = worker(db)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 15_000)
    await vi.waitFor(async () => expect(await waiting(db)).toBe(0), 10_000)
    Object.assign(smtp.behaviour, { drop: 1 })
    await enqueueMail(db, mail('order:4'), AT_ONCE)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 15_000)
    await running.stop()
  })

  test('a mail that never gets through ends as a dead job, with the reason', async () => {
    const db = await open()
    await enqueueMail(db, mail('order:5'), AT_ONCE)
    const running = worker(db, 'smtp://127.0.0.1:1', 3)
    await vi.waitFor(async () => expect(await listDeadJobs(db)).toHaveLength(1), 15_000)
    await running.stop()
    expect((await listDeadJobs(db))[0]).toMatchObject({ attempts: 3, kind: 'mail' })
    expect((await listDeadJobs(db))[0]?.last_error).toMatch(/ECONNREFUSED/)
  })

  test('a mail is a file without SMTP_URL, and the same event gives the same file', async () => {
    const db = await open()
    const send = mailHandler(() => openTransport(readConfig({ DATA_DIR: folder })))
    await send(mail('order:6'))
    await send(mail('order:6'))
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['order_6.eml'])
    expect(readFileSync(join(folder, 'outbox', 'order_6.eml'), 'utf8')).toContain('Hello Ana')
    expect(await waiting(db)).toBe(0)
  })
})

test('an outbox on a folder that is away is not recreated, so its mails are tried again', async () => {
  const shared = join(folder, 'shared')
  const send = mailHandler(() =>
    openTransport(readConfig({ DATA_DIR: folder, OUTBOX_DIR: shared })),
  )
  await expect(send(mail('order:8'))).rejects.toThrow('ENOENT')
  mkdirSync(shared)
  await Promise.all([send(mail('order:8')), send(mail('order:8')), send(mail('order:9'))])
  expect(readdirSync(shared).sort()).toEqual(['order_8.eml', 'order_9.eml'])
})

test('an address that carries another one reaches only itself', async () => {
  const send = mailHandler(() => openTransport(readConfig({ SMTP_URL: url, DATA_DIR: folder })))
  const hostile = { ...mail('order:7'), to: 'ana@example.com, eve@example.com' }
  await send(hostile).catch(() => {})
  expect(smtp.received.filter((one) => one.startsWith('eve@'))).toEqual([])
})

test('a server that drips its answer without an end is left', async () => {
  const sockets: Socket[] = []
  const dripping = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.once('data', () => {
      const drip = setInterval(() => socket.write('250-x\r\n'), 20)
      socket.once('close', () => clearInterval(drip))
    })
  })
  await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve))
  const { port } = dripping.address() as AddressInfo
  const transport = openTransport(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), 300)
  const letter = { to: 'ana@example.com', key: 'order:10', subject: 'Hello', html: '', text: '' }
  await expect(transport.send(letter)).rejects.toThrow('took longer than 0.3 s')
  await vi.waitFor(() => expect(sockets.every(({ destroyed }) => destroyed)).toBe(true), 10_000)
  transport.close()
  dripping.close()
})

const waiting = async (db: Database) =>
  (await db.selectFrom('jobs').select('id').where('state', '=', 'waiting').execute()).length

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { readConfig } from '../config.server'
import { listDeadJobs } from '../database/jobs/jobs.server'
import { startWorker } from '../database/jobs/worker.server'
import { enqueueSms, registerSms, smsHandler } from './sms-job.server'
import { openSmsSender } from './sms-sender.server'

registerSms('greeting', async (_language, { name }: { name: string }) => `Hello ${name}`)

const message = (key: string, to = '+8801700000000') => ({
  key,
  template: 'greeting',
  to,
  language: 'en' as const,
  data: { name: 'Ana' },
})

interface Received {
  body: unknown
  authorization?: string
  key?: string | string[]
}

let folder: string
let received: Received[]
let refuse: number
const gateway = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  const { authorization, 'idempotency-key': key } = request.headers
  received.push({ body: JSON.parse(text), authorization, key })
  response.writeHead(refuse-- > 0 ? 503 : 202).end('{}')
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'exclusive-sms-'))
  received = []
  refuse = 0
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  gateway.closeAllConnections()
  await new Promise((resolve) => gateway.close(resolve))
})

eachDatabase('text messages', (open) => {
  test('messages go to the gateway with its token, are tried again, and given up after ten', async () => {
    const db = await open()
    refuse = 12
    const SMS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
    const handler = smsHandler(() => openSmsSender(readConfig({ SMS_URL, SMS_TOKEN: 'secret' })))
    const worker = startWorker(db, { sms: handler }, { pollMs: 5, backoffMs: 1 })
    await enqueueSms(db, [message('order:1')])
    await vi.waitFor(async () => expect(await listDeadJobs(db)).toHaveLength(1), 15_000)
    expect((await listDeadJobs(db))[0]).toMatchObject({
      kind: 'sms',
      last_error: 'the SMS gateway answered 503',
    })
    expect(received).toHaveLength(10)
    await enqueueSms(db, [message('order:2')])
    await vi.waitFor(() => expect(received).toHaveLength(13), 15_000)
    await worker.stop()
    expect(received.at(-1)).toEqual({
      body: { to: '+8801700000000', text: 'Hello Ana' },
      authorization: 'Bearer secret',
      key: 'order:2',
    })
  })

  test('a number that cannot be read gets no message', async () => {
    const db = await open()
    await enqueueSms(db, [message('order:3', '017 000'), message('order:4', 'Ana')])
    expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })
})

test('a gateway that is away is named, without the number', async () => {
  const sender = openSmsSender(readConfig({ SMS_URL: 'http://127.0.0.1:1/' }))
  const sending = smsHandler(() => sender)(message('order:6'))
  await expect(sending).rejects.toThrow(
    /^the SMS gateway did not answer: (ECONNREFUSED|TypeError)$/,
  )
})

test('each message is a file of its own without SMS_URL', async () => {
  const handler = smsHandler(() => openSmsSender(readConfig({ DATA_DIR: folder })))
  await handler(message('order-to-confirm:5'))
  const path = join(folder, 'outbox', 'sms', 'order-to-confirm_5.txt')
  expect(readFileSync(path, 'utf8')).toBe('To: +8801700000000\n\nHello Ana\n')
})

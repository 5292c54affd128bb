import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reviewForm } from '../buyers/photos'
import { runCommand } from '../run-command'
import { orderOf } from '../shopper'
import type { HostileFile } from './hostile-file'

interface Desk {
  origin: string
  cookie: string
}

/** Sends files through the doors of a running shop, and returns its answers. */
export function hostileDoors(desk: Desk, settings: Record<string, string>) {
  const send = async (method: string, path: string, body?: Buffer | object) => {
    const isJson = body !== undefined && !Buffer.isBuffer(body)
    const response = await fetch(`${desk.origin}/api/desk${path}`, {
      method,
      headers: {
        Cookie: desk.cookie,
        Origin: desk.origin,
        'X-Desk': '1',
        ...(isJson && { 'Content-Type': 'application/json' }),
      },
      body: (isJson ? JSON.stringify(body) : body) as BodyInit,
    })
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into responses of any shape
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as any }
  }

  async function byImport(name: string, bytes: Buffer) {
    const { status, body } = await send('POST', `/imports?name=${name}`, bytes)
    return status === 200 ? outcome(body.id) : `${status} ${body.detail}`
  }

  async function outcome(id: string) {
    for (;;) {
      const { state, report } = (await send('GET', `/imports/${id}`)).body
      if (state === 'checking' || state === 'running') {
        await sleep(50)
        continue
      }
      const { added = 0, rejectedCount = 0 } = report?.report ?? {}
      return `${state} ${report?.reason ?? ''} ${added} added, ${rejectedCount} rejected`
    }
  }

  async function byCommand(name: string, bytes: Buffer, archive = false) {
    const folder = mkdtempSync(join(tmpdir(), 'shop-hostile-'))
    const file = join(folder, name)
    const table = join(folder, 'goods.csv')
    writeFileSync(file, bytes)
    writeFileSync(table, 'sku,title,category,price,images\nA,Lamp,light,5,picture.png\n')
    const from = archive ? [table, '--pictures', file] : [file]
    const { output } = await runCommand(settings, 'catalogue', 'import', '--dry-run', ...from)
    rmSync(folder, { recursive: true })
    return output
  }

  const answer = ({ status, body }: Awaited<ReturnType<typeof send>>) =>
    `${status} ${body.detail ?? ''} ${Object.values(body.errors ?? {}).join(' ')}`

  async function byLogo(bytes: Buffer) {
    const read = await send('POST', '/settings/pictures/shop.logo', bytes)
    if (read.status !== 200) return answer(read)
    const { version } = (await send('GET', '/settings')).body
    const changes = { 'shop.logo': read.body.value }
    return answer(await send('PUT', '/settings', { version, changes }))
  }

  let review = { page: '', times: Number.POSITIVE_INFINITY }

  /** Returns the page of a review that takes photos: one order may send twenty an hour. */
  async function reviewed() {
    const response = await fetch(`${desk.origin}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(orderOf()),
    })
    const { token, number } = await response.json()
    await runCommand(settings, 'orders', 'ship', number)
    return `${desk.origin}/orders/${token}/review/1`
  }

  async function byReview(name: string, photo: Buffer) {
    if (review.times >= 10) review = { page: await reviewed(), times: 0 }
    review.times++
    const { type, bytes } = await reviewForm([[name, photo]])
    const response = await fetch(review.page, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: desk.origin },
      body: new Uint8Array(bytes),
    })
    const page = await response.text()
    const said = /id="review-photos-error".*?<\/div>/s.exec(page)?.[0] ?? ''
    return `${response.status} ${said.replace(/<[^>]*>/g, ' ')}`
  }

  return {
    send,
    outcome,
    async through({ name, door }: HostileFile, bytes: Buffer): Promise<string> {
      if (door === 'import') return byImport(name, bytes)
      if (door === 'command') return byCommand(name, bytes)
      if (door === 'archive') return byCommand(name, bytes, true)
      if (door === 'logo') return byLogo(bytes)
      if (door === 'review') return byReview(name, bytes)
      if (door === 'picture') return answer(await send('POST', '/products/pictures', bytes))
      const markdown = bytes.toString()
      return answer(await send('POST', '/settings/pages/preview', { markdown }))
    },
  }
}

import { vi } from 'vitest'
import { deskApi } from '../../../../app/desk/api/desk-api'
import { endpoints } from '../../../../app/desk/endpoints'
import { judgedImports } from '../../../../app/desk/imports/judged-imports.server'
import { TEST_MAIL } from '../../../../app/desk/settings/mails/test-mail.server'
import { recordAudit } from '../../../../app/desk/staff/audit.server'
import { currentStaff } from '../../../../app/desk/staff/current-staff.server'
import { renderTemplate, unlessOutdated } from '../../../../app/mail/templates.server'
import { waitingJobs } from '../../placed-order'
import { DESK_ORIGIN } from '../desk-client'
import { made, told, type With } from './use'

/** Reads the body of a stream as it comes; it ends or breaks off when access is lost. */
async function reading({ db, x }: With, path: string) {
  const api = deskApi({
    identify: currentStaff,
    record: recordAudit,
    served: endpoints,
    database: db,
  })
  const response = await api.request(`${DESK_ORIGIN}/api/desk${path}`, {
    headers: { Host: 'localhost:3000', Cookie: x.browser.jar.cookie },
  })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  return reader
}

export const download = async (all: With) => {
  const reader = await reading(all, '/reports/accounts/orders')
  return async () => {
    const now = Date.now
    Date.now = () => now() + 2000
    const next = await reader.read().catch(() => ({ value: undefined }))
    Date.now = now
    await reader.cancel().catch(() => {})
    return told(next.value !== undefined)
  }
}

/** Reads a stream of three beats a second (STALLED_SECONDS is 1); one may beat at the change. */
export const stream = async (all: With) => {
  const reader = await reading(all, '/events')
  let beats = 0
  let ended = false
  void (async () => {
    while (!(await reader.read()).done) beats++
    ended = true
  })()
  return async () => {
    const before = beats
    await vi.waitUntil(() => ended || beats > before + 1, 10_000)
    const outcome = told(!ended)
    await reader.cancel()
    return outcome
  }
}

export const importedFile = async ({ db, x }: With) => {
  const id = crypto.randomUUID()
  const file = { id, name: 'a.csv', bytes: 1, staff: 'X', at: 1, state: 'checked' } as const
  await db
    .insertInto('product_imports')
    .values({ ...file, options: null, report: null })
    .execute()
  await made(x, `/imports/${id}/apply`, {})
  let ran = false
  const run = async () => {
    ran = true
  }
  return async () => {
    await judgedImports(db, { 'catalogue-import': run })['catalogue-import']?.(
      { id } as never,
      {} as never,
      new AbortController().signal,
    )
    return told(ran)
  }
}

export const testMail = async ({ db, x }: With) => {
  await made(x, '/settings/mails/newsletter-welcome/test', {})
  const mails = await waitingJobs(db, TEST_MAIL)
  const { language, data } = mails.find((mail) => mail.data.by.id === x.id)
  return async () =>
    told((await unlessOutdated(renderTemplate(TEST_MAIL, language, data))) !== undefined)
}

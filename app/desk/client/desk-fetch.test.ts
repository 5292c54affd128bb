import { afterEach, expect, test, vi } from 'vitest'
import { currentSession, DeskError, deskFetch, onRefusal } from './desk-fetch'

const refusal = (status: number, code: string) => Response.json({ code, detail: code }, { status })
const SIGN_IN = () => refusal(401, 'sign_in')
const CONFIRM = () => refusal(403, 'confirm_identity')

afterEach(() => vi.unstubAllGlobals())

/** Answers requests in turn, and records what was sent and asked. */
function desk(...answers: (() => Response)[]) {
  const told: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    told.push(`${method} ${path} ${body ?? ''}`.trim())
    return (answers.shift() ?? (() => Response.json({ done: true })))()
  })
  return told
}

const NOTE = { text: 'Ring twice', key: 'note-key-1' }
const SENT = `POST /api/desk/notes ${JSON.stringify(NOTE)}`

test('a request without a session is repeated as it was once the person has signed in', async () => {
  const told = desk(SIGN_IN)
  const end = onRefusal({
    confirm: async () => {},
    signIn: async () => void told.push('signed in'),
  })
  expect(await deskFetch('POST', '/notes', NOTE)).toEqual({ done: true })
  expect(told).toEqual([SENT, 'signed in', SENT])
  end()
})

test('a sensitive request may need both a session and a proof of identity', async () => {
  const told = desk(SIGN_IN, CONFIRM)
  const end = onRefusal({
    confirm: async () => void told.push('confirmed'),
    signIn: async () => void told.push('signed in'),
  })
  await deskFetch('POST', '/notes', NOTE)
  expect(told).toEqual([SENT, 'signed in', SENT, 'confirmed', SENT])
  end()
})

test('a person who gives up is told so, and nothing is sent again', async () => {
  const told = desk(SIGN_IN)
  const gaveUp = new DeskError(401, 'signed_out', 'Nothing was changed.')
  const end = onRefusal({ confirm: async () => {}, signIn: () => Promise.reject(gaveUp) })
  await expect(deskFetch('POST', '/notes', NOTE)).rejects.toBe(gaveUp)
  expect(told).toEqual([SENT])
  end()
})

test('a session that ends again at once is asked for once a request', async () => {
  const told = desk(SIGN_IN, SIGN_IN)
  const end = onRefusal({
    confirm: async () => {},
    signIn: async () => void told.push('signed in'),
  })
  await expect(deskFetch('POST', '/notes', NOTE)).rejects.toMatchObject({ code: 'sign_in' })
  expect(told).toEqual([SENT, 'signed in', SENT])
  end()
})

test('nobody is asked to sign in without a frame or when the session itself is read', async () => {
  const told = desk(SIGN_IN, SIGN_IN, () => Response.json({ staff: { id: '1' } }))
  await expect(deskFetch('GET', '/orders')).rejects.toMatchObject({ status: 401, code: 'sign_in' })
  const end = onRefusal({
    confirm: async () => {},
    signIn: async () => void told.push('signed in'),
  })
  expect(await currentSession()).toBeUndefined()
  expect(await currentSession()).toEqual({ staff: { id: '1' } })
  expect(told).not.toContain('signed in')
  end()
})

import { parseJson } from '../../input/parsed'
import { requestUrl } from '../../input/request-url'
import { DeskFault, type Endpoint } from './endpoint'

/** Bytes: enough for a description in four languages, or a thousand selected rows. */
export const BODY_BYTES = 512 * 1024

/** Parses a request by its endpoint's schema. Throws DeskFault. */
export async function readInput(one: Endpoint, request: Request): Promise<unknown> {
  if (!one.input) return undefined
  const given = one.method === 'GET' ? queryOf(request.url) : await jsonOf(request)
  const read = one.input.safeParse(given)
  if (read.success) return read.data
  const errors = Object.fromEntries(
    read.error.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse(),
  )
  throw new DeskFault(422, 'invalid_fields', 'Some fields cannot be taken as they are.', { errors })
}

/** Refuses the character NUL, which PostgreSQL cannot store. Throws DeskFault. */
export function refuseNul(given: unknown) {
  if (JSON.stringify(given).includes('\\u0000'))
    throw new DeskFault(422, 'invalid_fields', 'This contains a character that nobody can type.')
}

/** Makes a list of a parameter that occurs several times. */
function queryOf(url: string) {
  const { searchParams } = requestUrl({ url })
  const names = new Set(searchParams.keys())
  return Object.fromEntries(
    Array.from(names, (name) => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

async function jsonOf(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw new DeskFault(400, 'not_json', 'The body must be sent as application/json.')
  const body = parseJson(await request.text())
  if (body === undefined) throw new DeskFault(400, 'malformed', 'The body is no JSON.')
  return body
}

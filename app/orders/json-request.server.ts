import { LANGUAGES, type Language } from '../business'

/** An order of a hundred lines with every field full stays well below. */
const BODY_LIMIT = 64 * 1024

type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; status: 400 | 413; text: 'malformed' | 'tooLarge'; value?: undefined }

/** The JSON of a request, whatever its Content-Type says. */
export async function readJson(request: Request): Promise<JsonBody> {
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  if (declared > BODY_LIMIT) return { ok: false, status: 413, text: 'tooLarge' }
  const text = await request.text()
  if (text.length > BODY_LIMIT) return { ok: false, status: 413, text: 'tooLarge' }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return { ok: true, value }
  } catch {}
  return { ok: false, status: 400, text: 'malformed' }
}

/** The language of messages: the body's `language`, else the first known one of Accept-Language. */
export function languageOfRequest(request: Request, body?: unknown): Language {
  const asked = (body as { language?: unknown } | undefined)?.language
  if (isLanguage(asked)) return asked
  for (const range of request.headers.get('Accept-Language')?.split(',') ?? []) {
    const primary = range.trim().slice(0, 2).toLowerCase()
    if (isLanguage(primary)) return primary
  }
  return LANGUAGES[0]
}

const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value)

import { JSON_BYTES } from '../http/body-limits.server'

type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; status: 400 | 413; text: 'malformed' | 'tooLarge'; value?: undefined }

export async function readJson(request: Request): Promise<JsonBody> {
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  if (declared > JSON_BYTES) return { ok: false, status: 413, text: 'tooLarge' }
  const text = await request.text()
  if (text.length > JSON_BYTES) return { ok: false, status: 413, text: 'tooLarge' }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return { ok: true, value }
  } catch {}
  return { ok: false, status: 400, text: 'malformed' }
}

export const languageIn = (body: unknown) => (body as { language?: unknown } | undefined)?.language

export interface Answer {
  status: number
  /** Lower-case names; a repeated name has both values, with a comma. */
  headers: Map<string, string>
  body: Buffer
  /** The connection ends after it. */
  last: boolean
}

const STATUS = /^HTTP\/1\.1 ([1-5]\d\d)(?: [\x20-\x7e\x80-\xff]*)?$/
const HEADER = /^([!#$%&'*+\-.^_`|~\w]+): ?([\t\x20-\x7e\x80-\xff]*)$/
const ONCE = ['content-length', 'transfer-encoding', 'content-type', 'location', 'etag', 'date']
const END = Buffer.from('\r\n\r\n')

/** The bytes are no HTTP/1.1 response (RFC 9112). */
class NoHttp extends Error {}

export class AnswerReader {
  #left: Buffer = Buffer.alloc(0)
  readonly #methodOf: () => string

  constructor(methodOf: () => string) {
    this.#methodOf = methodOf
  }

  /** Yields whole answers in the bytes so far, without interim ones (1xx). Throws NoHttp. */
  *read(bytes: Buffer): Generator<Answer> {
    this.#left = this.#left.length > 0 ? Buffer.concat([this.#left, bytes]) : bytes
    for (;;) {
      const one = this.#next(false)
      if (!one) return
      if (one.status >= 200) yield one
    }
  }

  /** Returns the answer that ends with the connection, if one is under way. Throws NoHttp. */
  end(): Answer | undefined {
    if (this.#left.length === 0) return undefined
    const one = this.#next(true)
    if (!one) throw new NoHttp(`cut off: ${JSON.stringify(this.#left.toString('latin1', 0, 300))}`)
    return one
  }

  get begun() {
    return this.#left.length > 0
  }

  #next(closed: boolean): Answer | undefined {
    const head = this.#left.indexOf(END)
    if (head < 0) return undefined
    const [first = '', ...lines] = this.#left.toString('latin1', 0, head).split('\r\n')
    const status = Number(STATUS.exec(first)?.[1])
    if (!status) throw new NoHttp(`no status line: ${JSON.stringify(first.slice(0, 300))}`)
    const headers = headersOf(lines)
    const start = head + END.length
    const last = /\bclose\b/i.test(headers.get('connection') ?? '')
    const length = headers.get('content-length')
    const chunked = headers.has('transfer-encoding')
    if (length !== undefined && chunked) throw new NoHttp('both framings')
    const bodyless = status < 200 || status === 204 || status === 304
    if (bodyless || this.#methodOf() === 'HEAD')
      return this.#taken(start, { status, headers, body: Buffer.alloc(0), last })
    if (chunked) {
      const found = readChunks(this.#left, start)
      return found && this.#taken(found.end, { status, headers, body: found.body, last })
    }
    if (length === undefined) {
      if (!last) throw new NoHttp('a body without a length on a connection that stays open')
      const body = this.#left.subarray(start)
      return closed ? this.#taken(this.#left.length, { status, headers, body, last }) : undefined
    }
    if (!/^\d+$/.test(length)) throw new NoHttp(`the length ${length}`)
    const end = start + Number(length)
    if (this.#left.length < end) return undefined
    return this.#taken(end, { status, headers, body: this.#left.subarray(start, end), last })
  }

  #taken(end: number, answer: Answer) {
    this.#left = this.#left.subarray(end)
    return answer
  }

  /** Server-sent events never end, so their begin counts as an answer. */
  get isStream() {
    return this.#left.length > 0 && this.#left.toString('latin1').includes('text/event-stream')
  }
}

function headersOf(lines: string[]) {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, given = '', value = ''] = HEADER.exec(line) ?? []
    const name = given.toLowerCase()
    if (!name) throw new NoHttp(`no header: ${JSON.stringify(line.slice(0, 300))}`)
    const before = headers.get(name)
    if (before !== undefined && ONCE.includes(name)) throw new NoHttp(`${name} twice`)
    headers.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return headers
}

function readChunks(bytes: Buffer, from: number) {
  const parts: Buffer[] = []
  for (let at = from; ; ) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = bytes.toString('latin1', at, line)
    if (!/^[\da-f]{1,8}$/i.test(size)) throw new NoHttp(`the chunk ${JSON.stringify(size)}`)
    const start = line + 2
    const end = start + Number.parseInt(size, 16)
    if (bytes.length < end + 2) return undefined
    if (bytes.toString('latin1', end, end + 2) !== '\r\n') throw new NoHttp('a chunk without end')
    if (end === start) return { body: Buffer.concat(parts), end: end + 2 }
    parts.push(bytes.subarray(start, end))
    at = end + 2
  }
}

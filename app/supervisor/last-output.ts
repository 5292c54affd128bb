/** The lines of a process's output that are kept, and that are reported, to explain its fault. */
const KEPT = 40
const TOLD = 3
const LONGEST = 400
/** Older lines belong to something that it survived. */
const RECENT_MS = 10_000
/** Pino's level of an error that ends the process. */
const FATAL = 60

/** V8 prints this before it aborts. */
export const OUT_OF_MEMORY = /JavaScript heap out of memory|out of memory: Cannot allocate/i
const FAULT = /^FATAL ERROR|^(?:Uncaught )?\w*(?:Error|Exception)\b/

interface Line {
  text: string
  at: number
}

/** Collects lines of what a process prints as it comes, in pieces. */
export function lastWords(now = Date.now) {
  const lines: Line[] = []
  const rest = { out: '', error: '' }
  return {
    hear(stream: 'out' | 'error', piece: string) {
      const [...whole] = (rest[stream] + piece).split('\n')
      rest[stream] = (whole.pop() ?? '').slice(-10_000)
      for (const line of whole) {
        const text = stream === 'out' ? fatal(line) : line
        if (text?.trim()) lines.push({ text: text.slice(0, LONGEST), at: now() })
      }
      lines.splice(0, lines.length - KEPT)
    },
    /** Returns the fault and what follows it, or the last lines where none is recognised. */
    told() {
      const recent = lines.filter(({ at }) => now() - at < RECENT_MS).map(({ text }) => text)
      const fault = recent.findLastIndex((text) => FAULT.test(text))
      return fault < 0 ? recent.slice(-TOLD) : recent.slice(fault, fault + TOLD)
    },
  }
}

/** Reads from the log (standard output) only what ended the process. */
function fatal(line: string) {
  if (!line.includes(`"level":${FATAL}`)) return undefined
  try {
    const { msg, err } = JSON.parse(line) as {
      msg: string
      err?: { type: string; message: string; stack?: string[] }
    }
    return err ? `${err.type}: ${err.message} ${err.stack?.[0] ?? ''} (${msg})` : msg
  } catch {
    return line
  }
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  export const routes: ServerBuild['routes']
  const build: ServerBuild
  export = build
}

/** What bench/load.ts uses of it. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections?: number
    duration?: number
    amount?: number
    headers?: Record<string, string>
    requests?: { path: string; headers?: Record<string, string> }[]
  }
  interface Result {
    requests: { average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}

declare module '*/install.mjs' {
  export const MEMORY: Record<string, string>
}

declare module '*/lighthouse.mjs' {
  export function lighthouseTable(
    origin: string,
    options?: { paths?: string[]; runs?: number },
  ): Promise<Record<string, unknown>[]>
  export function startChromium(): Promise<{ port: number; stop(): Promise<void> }>
}

declare module '*/shifted-clock.cjs' {
  export function shiftClock(aheadMs: number): void
}

/** What is used of negotiator 1.1, which carries no types of its own. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    encoding<T extends string>(
      available: readonly T[],
      options: { preferred: readonly T[] },
    ): T | undefined
    language<T extends string>(available: readonly T[]): T | undefined
  }
}

/** What is used of html-to-text 10, which carries no types of its own. */
declare module 'html-to-text' {
  interface Options {
    limits?: { maxDepth?: number }
    wordwrap?: number | false
    selectors?: { selector: string; format?: string; options?: Record<string, unknown> }[]
    formatters?: Record<string, Formatter>
  }
  type Formatter = (
    element: { attribs?: Record<string, string> },
    walk: unknown,
    builder: { addInline(text: string): void },
  ) => void
  export function compile(options: Options): (html: string) => string
}

/**
 * What a sandbox can be asked to do, by name. The room that holds a task adds its type, and
 * `app/sandboxed.server.ts` lists it. Given and made must be values that can be cloned; a refusal
 * is a value, for of an error only name, message, code and stack arrive.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each room adds to it
export interface Tasks {}

export type TaskName = keyof Tasks
export type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Made<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** Says how far a long task is. */
export type Tell = (told: unknown) => void

/** To the child. */
export interface Asked {
  name: TaskName
  given: unknown
}

/** From the child; exactly one of them is there. */
export interface Answered {
  ready?: true
  /** Its event loop turns. */
  alive?: true
  told?: unknown
  made?: { value: unknown }
  fault?: { name: string; message: string; code?: string; syscall?: string; stack?: string }
}

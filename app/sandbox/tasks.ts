/**
 * Lists what a sandbox can be asked to do, by name. The room that holds a task adds its type, and
 * `app/sandboxed.server.ts` lists it. Arguments and results must be values that can be cloned. A
 * refusal is a value, because only name, message, code and stack of an error arrive.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each room adds to it
export interface Tasks {}

export type TaskName = keyof Tasks
export type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** Reports how far a long task is. */
export type Tell = (told: unknown) => void

/** The message to the child. */
export interface TaskRequest {
  name: TaskName
  given: unknown
}

/** The message from the child; exactly one of the fields is set. */
export interface TaskAnswer {
  ready?: true
  /** Its event loop turns. */
  alive?: true
  told?: unknown
  made?: { value: unknown }
  fault?: { name: string; message: string; code?: string; syscall?: string; stack?: string }
}

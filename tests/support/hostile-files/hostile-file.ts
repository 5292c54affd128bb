/** Where a file comes in, and who reads it. */
export type Door =
  /** Uploaded at the desk to be imported, and checked. */
  | 'import'
  /** `catalogue import` of the file. */
  | 'command'
  /** `catalogue import` of a table that names `picture.png` in the archive. */
  | 'archive'
  /** A product's picture at the desk. */
  | 'picture'
  /** A logo at the desk, stored when it is taken. */
  | 'logo'
  /** A page in Markdown, previewed at the desk. */
  | 'page'

export interface HostileFile {
  /** Its ending says how it is read. */
  name: string
  door: Door
  /** Made when it is needed, the same each time. */
  bytes(): Buffer | Promise<Buffer>
  /** What the shop says of it: status or state, and the words of the refusal. */
  answer: RegExp
}

/** `count` bytes of a text that repeats. */
export const repeated = (text: string, count: number) => Buffer.alloc(count, text)

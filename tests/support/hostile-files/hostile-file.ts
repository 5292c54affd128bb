/** The place where a file enters, and its reader. */
type Door =
  | 'import'
  /** `catalogue import` of the file. */
  | 'command'
  /** `catalogue import` of a table that names `picture.png` in the archive. */
  | 'archive'
  | 'picture'
  | 'logo'
  /** A photo of a buyer's review. */
  | 'review'
  | 'page'

export interface HostileFile {
  /** Its extension decides how it is read. */
  name: string
  door: Door
  /** Makes the bytes when they are needed, the same each time. */
  bytes(): Buffer | Promise<Buffer>
  /** Matches the shop's answer: status or state, and the words of the refusal. */
  answer: RegExp
}

export const repeated = (text: string, count: number) => Buffer.alloc(count, text)

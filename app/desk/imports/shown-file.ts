import type { FileImport } from '../../catalogue/incoming/files/file-imports.server'
import type { Tone } from '../kit/badge'

export type ListedFile = Pick<FileImport, 'id' | 'name' | 'state' | 'staff' | 'at'>

/** Answer of `GET /imports/:id`; `sent` names the pictures and archives sent beside the file. */
export interface ShownImport extends FileImport {
  sent: string[]
}

export const TONES: Record<ListedFile['state'], Tone> = {
  checking: 'info',
  checked: 'warn',
  running: 'info',
  done: 'ok',
  failed: 'bad',
}

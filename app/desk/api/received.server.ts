import { resolve } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { config } from '../../config.server'
import { uploadFolder, withUpload } from '../../files/uploads.server'

/** Stores the body of an upload in a file while `use` runs. */
export const received = <T>(request: Request, use: (file: string) => Promise<T>) =>
  withUpload(uploadFolder(resolve(config.DATA_DIR)), request.body as ReadableStream | null, use)

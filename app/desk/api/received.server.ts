import { resolve } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { config } from '../../config.server'
import { uploadFolder, withUpload } from '../../files/uploads.server'

/** The body of an upload as a file, for as long as `use` takes. */
export const received = <T>(request: Request, use: (file: string) => Promise<T>) =>
  withUpload(uploadFolder(resolve(config.DATA_DIR)), request.body as ReadableStream | null, use)

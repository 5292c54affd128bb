import { join, resolve } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { config } from '../../config.server'
import { withUpload } from '../../files/uploads.server'

export const uploadFolder = () => join(resolve(config.DATA_DIR), 'uploads')

/** The body of an upload as a file, for as long as `use` takes. */
export const received = <T>(request: Request, use: (file: string) => Promise<T>) =>
  withUpload(uploadFolder(), request.body as ReadableStream | null, use)

import { Overrun } from '../../sandbox/overrun'
import { sandbox } from '../../sandbox/sandbox.server'
import { BadDrawing, type PictureSetting } from './svg'

/** Logos and icons wait for each other. */
export const pictureSandbox = sandbox({
  width: 1,
  waiting: 20,
  seconds: 10,
  memoryMb: 512,
  idleSeconds: 30,
})

/** Reads a file into a setting's value. Throws BadDrawing, and TooMany while many wait. */
export async function readPictureSetting(key: PictureSetting, file: string): Promise<string> {
  const read = await pictureSandbox.run('readPictureSetting', { file, key }).catch(refused)
  if (!read.ok) throw new BadDrawing(read.reason)
  return read.value
}

/** Throws BadDrawing when it cannot be a logo or icon, and TooMany while many wait. */
export async function judgeDrawing(value: string) {
  const { reason } = await pictureSandbox.run('judgeDrawing', value).catch(refused)
  if (reason !== undefined) throw new BadDrawing(reason)
}

function refused(error: unknown): never {
  throw error instanceof Overrun
    ? new BadDrawing(`cannot be drawn: it ${error.message}`, { cause: error })
    : error
}

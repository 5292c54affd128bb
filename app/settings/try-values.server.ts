import { judgeDrawing } from './drawings/picture-sandbox.server'
import { BadDrawing, isPictureSetting } from './drawings/svg'
import { MOST_DRAWING_LETTERS } from './groups/drawing'
import { PAGE_LETTERS, PAGE_NAMES } from './groups/words'
import { BadValue, type SettingValues } from './schema'
import { BadPage, writtenPage } from './written-pages.server'

type Named = Record<string, unknown> | null | undefined

/**
 * Reads drawings and pages once in a sandbox, before every process of the shop reads them. The
 * schema judges what is too long or of another type. Throws BadValue, and TooMany while many wait.
 */
export async function tryValues(changes: SettingValues) {
  for (const [key, value] of Object.entries(changes)) {
    if (isPictureSetting(key)) await prove(key, value, MOST_DRAWING_LETTERS, judgeDrawing)
    if (key.startsWith('pages.'))
      for (const name of PAGE_NAMES)
        await prove(`${key}.${name}`, (value as Named)?.[name], PAGE_LETTERS, writtenPage)
  }
}

async function prove(
  path: string,
  value: unknown,
  most: number,
  read: (text: string) => Promise<unknown>,
) {
  if (typeof value !== 'string' || value === '' || value.length > most) return
  try {
    await read(value)
  } catch (error) {
    if (!(error instanceof BadDrawing || error instanceof BadPage)) throw error
    const key = path.split('.').slice(0, 2).join('.')
    throw new BadValue(`${path} ${error.message}`, key, { [path]: error.message })
  }
}

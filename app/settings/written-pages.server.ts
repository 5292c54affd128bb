import { LRUCache } from 'lru-cache'
import { Overrun } from '../sandbox/overrun'
import { sandbox } from '../sandbox/sandbox.server'
import type { TaskResult } from '../sandbox/tasks'

const pages = sandbox({ width: 1, waiting: 40, seconds: 10, memoryMb: 384, idleSeconds: 60 })

type Written = Extract<TaskResult<'writePage'>, { ok: true }>['page']

const REMEMBERED = 60
const known = new LRUCache<string, Promise<Written>>({ max: REMEMBERED })

/** Thrown for a page that cannot be shown. Its message follows the name of the page. */
export class BadPage extends Error {}

/** Converts a page from Markdown to HTML. Throws BadPage, and TooMany while many wait. */
export function writtenPage(source: string): Promise<Written> {
  const page = known.get(source) ?? write(source)
  known.set(source, page)
  page.catch(() => known.delete(source))
  return page
}

async function write(source: string) {
  const made = await pages.run('writePage', source).catch((error) => {
    throw error instanceof Overrun ? new BadPage(error.message, { cause: error }) : error
  })
  if (!made.ok) throw new BadPage(made.reason)
  return made.page
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The demo's pictures of before 2026-11 had the numbers 1 to 5; those of today begin here. */
const FIRST_NUMBER = 11
const RETIRED = /^(\d+)-[1-5]$/

/**
 * Returns the file of a demo picture, `{id}-{n}`, or undefined when there is none. Carts, orders and
 * databases of before still name retired pictures: they get the product's first one of today.
 */
export function demoPictureFile(folder: string, name: string) {
  const first = name.replace(RETIRED, `$1-${FIRST_NUMBER}`)
  return [name, first].map((one) => join(folder, `${one}.webp`)).find((file) => existsSync(file))
}

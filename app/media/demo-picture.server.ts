import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Pictures that are gone: drawings from before 2026-11 (1 to 5), and those of clothes and shoes that
 * were modelled anew as 21 and following (11 to 15).
 */
const RETIRED = /^(\d+)-([1-5]|1[1-5])$/
const MODELLED_ANEW = 21
const FIRST_NUMBER = 11

/**
 * Returns the file of a demo picture, `{id}-{n}`, or undefined when there is none. Carts, orders and
 * databases of before still name retired pictures: they get the one of the same side or colour where
 * it was modelled anew, else the product's first one of today.
 */
export function demoPictureFile(folder: string, name: string) {
  const [, id, n] = RETIRED.exec(name) ?? []
  const modelled = [Number(n) + MODELLED_ANEW - FIRST_NUMBER, MODELLED_ANEW]
  const numbers = Number(n) < FIRST_NUMBER ? [MODELLED_ANEW, FIRST_NUMBER] : modelled
  const names = [name, ...(id ? numbers.map((number) => `${id}-${number}`) : [])]
  return names.map((one) => join(folder, `${one}.webp`)).find((file) => existsSync(file))
}

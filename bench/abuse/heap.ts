import type { BuiltShop } from '../../tests/support/built-shop'

/** The script for `startBuiltShop` of a shop whose heap can be asked for. */
export const COLLECTING_SHOP = 'bench/abuse/collecting-shop.mjs'

/**
 * Follows the output of a shop started by `COLLECTING_SHOP`. `heap()` has it collect its garbage
 * and gives the megabytes that are left, buffers included; `logged` is all else it printed.
 */
export function followShop(shop: BuiltShop) {
  const logged: string[] = []
  let told: (bytes: number) => void = () => {}
  for (const stream of [shop.process.stdout, shop.process.stderr])
    stream?.on('data', (text) => {
      const bytes = /^heap (\d+)/m.exec(String(text))?.[1]
      if (bytes) told(Number(bytes))
      else logged.push(String(text))
    })
  const heap = () =>
    new Promise<number>((resolve) => {
      told = (bytes) => resolve(bytes / 1024 / 1024)
      shop.process.kill('SIGUSR2')
    })
  return { logged, heap }
}

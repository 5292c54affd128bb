import { startBuiltShop } from './built-shop'

/** Starts a built shop that reports the bytes left after a collection, and its log. */
export async function startCollectingShop(settings: Record<string, string>) {
  const shop = await startBuiltShop(settings, 'tests/support/start-collecting.mjs')
  let logged = ''
  let tell: ((left: { bytes: number; handles: number }) => void) | undefined
  for (const stream of [shop.process.stdout, shop.process.stderr])
    stream?.on('data', (text) => {
      logged += text
      logged = logged.replace(/^heap (\d+) (\d+)\n/m, (_, bytes, handles) => {
        tell?.({ bytes: Number(bytes), handles: Number(handles) })
        return ''
      })
    })
  /** Returns the bytes of all caches, as they count them themselves. */
  async function cacheBytes() {
    const text = await (await fetch(`${shop.origin}/metrics`)).text()
    const values = text.matchAll(/^shop_cache_bytes\{.*\} (\S+)$/gm)
    return [...values].reduce((sum, [, bytes]) => sum + Number(bytes), 0)
  }
  return {
    ...shop,
    logged: () => logged,
    /**
     * Returns megabytes of heap and buffers, how many of these the caches count at most, and the
     * open sockets, timers and requests of the system.
     */
    async heap() {
      const caches = await cacheBytes()
      const { bytes, handles } = await new Promise<{ bytes: number; handles: number }>(
        (resolve) => {
          tell = resolve
          shop.process.kill('SIGUSR2')
        },
      )
      return { all: megabytes(bytes), caches: megabytes(caches), handles }
    },
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

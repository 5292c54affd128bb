import { startBuiltShop } from './built-shop'

/** A built shop that says how many bytes are left after a collection, and what it logged. */
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
  /** Of all its caches, as it counts them itself. */
  async function cacheBytes() {
    const text = await (await fetch(`${shop.origin}/metrics`)).text()
    const values = text.matchAll(/^shop_cache_bytes\{.*\} (\S+)$/gm)
    return [...values].reduce((sum, [, bytes]) => sum + Number(bytes), 0)
  }
  return {
    ...shop,
    logged: () => logged,
    /**
     * Megabytes of heap and buffers, of these what the caches count as theirs at most, and how many
     * sockets, timers and requests of the system are open.
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

export type CollectingShop = Awaited<ReturnType<typeof startCollectingShop>>

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

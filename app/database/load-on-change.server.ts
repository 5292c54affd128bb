import { onChange } from './changes.server'

const RETRY_MS = 500

/**
 * Loads something now, and again after each change of settings by any process. Loads follow each
 * other, so that an older answer never replaces a newer one, and are repeated while the database is
 * away. The first load's error is thrown.
 */
export async function loadOnSettingsChange(load: () => Promise<void>) {
  await load()
  let isStopped = false
  let isLoading = false
  let isStale = false
  const reload = async () => {
    isStale = true
    if (isLoading) return
    isLoading = true
    while (isStale && !isStopped) {
      isStale = false
      try {
        await load()
      } catch {
        isStale = true
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())
      }
    }
    isLoading = false
  }
  const leave = onChange(({ products, settings }) => {
    if (settings || products === 'all') void reload()
  })
  return {
    stop() {
      isStopped = true
      leave()
    },
  }
}

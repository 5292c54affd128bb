import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The waits before the first looks, in milliseconds; then the last one, until the page is left. */
const WAITS_MS = [1000, 1000, 2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 30_000]

/**
 * Renews the page once the shop says something else of its payment than `stamp`; undefined looks at
 * nothing. A hidden page waits, and one that Back or another tab brings to the front looks at once.
 */
export function usePaymentNews(token: string, stamp: string | undefined) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (stamp === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let looks = 0
    let left = false
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(look, WAITS_MS[looks++] ?? WAITS_MS.at(-1))
    }
    async function look() {
      if (document.hidden) return
      const now = await stampOf(token)
      if (left) return
      if (now !== undefined && now !== stamp) await revalidate()
      else plan()
    }
    const back = () => void look()
    document.addEventListener('visibilitychange', back)
    addEventListener('pageshow', back)
    plan()
    return () => {
      left = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
      removeEventListener('pageshow', back)
    }
  }, [token, stamp, revalidate])
}

/** Returns undefined where the shop gives no answer: it is asked again. */
async function stampOf(token: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/orders/${token}/payment`)
    return response.ok ? (await response.json()).stamp : undefined
  } catch {
    return undefined
  }
}

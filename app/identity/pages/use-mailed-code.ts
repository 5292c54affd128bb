import { useEffect, useState } from 'react'

/** Reads `?mode=…&oobCode=…` in the browser only: the server caches one page for all visitors. */
export function useMailedCode(query: URLSearchParams) {
  const [mailed, setMailed] = useState<{ code?: string; mode?: string }>({})
  useEffect(() => {
    const code = query.get('oobCode')
    if (!code) return
    setMailed({ code, mode: query.get('mode') ?? 'resetPassword' })
    history.replaceState(history.state, '', location.pathname)
  }, [query])
  return { ...mailed, askAgain: () => setMailed({}) }
}

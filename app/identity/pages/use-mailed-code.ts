import { useEffect, useState } from 'react'

/**
 * The code of a mail's link (`?mode=…&oobCode=…`). It is read in the browser alone, because the
 * server keeps one page for all visitors, and leaves the address at once.
 */
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

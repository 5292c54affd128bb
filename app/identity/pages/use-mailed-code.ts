import { useEffect, useState } from 'react'

/**
 * The code of a mail's link (`?mode=…&oobCode=…`). Only the browser reads it, because the server
 * caches one page for all visitors. It is removed from the address, so that the history does not
 * hold it.
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

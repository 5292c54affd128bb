import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { useLanguage } from '../texts/texts'
import { pageOf } from './page-link'

const INTENT_MS = 60

/** One listener: a hundred links hydrate as fast as one. `data-keep-scroll` keeps the position. */
export function PlainLinks() {
  const navigate = useNavigate()
  const language = useLanguage()
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest('a') : undefined

    async function follow(event: MouseEvent) {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || elsewhere) return
      const link = linkOf(event)
      const page = link && pageOf(link, location, language)
      if (!page) return
      event.preventDefault()
      const viewTransition = !matchMedia('(prefers-reduced-motion: reduce)').matches
      link.ariaBusy = 'true' // seen on a slow line; the page that comes has other links
      await navigate(page.route, {
        viewTransition,
        replace: link.href === location.href,
        preventScrollReset: link.dataset.keepScroll !== undefined,
      })
      link.ariaBusy = null
    }

    function prefetch(event: Event) {
      clearTimeout(timer)
      const link = linkOf(event)
      const page = link && pageOf(link, location, language)
      if (page) timer = setTimeout(() => setWanted(page.path), INTENT_MS)
    }

    document.documentElement.dataset.linked = '' // speculation.server.ts leaves these links alone
    document.addEventListener('click', follow)
    const turns = ['pointerover', 'focusin', 'touchstart']
    for (const turn of turns) document.addEventListener(turn, prefetch, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', follow)
      for (const turn of turns) document.removeEventListener(turn, prefetch)
    }
  }, [navigate, language])

  return wanted && <PrefetchPageLinks page={wanted} />
}

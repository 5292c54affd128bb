import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { opensElsewhere } from '../input/opens-elsewhere'
import { useLanguage } from '../texts/texts'
import { shopPageOf } from './page-link'

const INTENT_MS = 60
/** A wish's button has a title of its own once it is one. */
const LABELLED = 'button[aria-label]:is(.icon-button,.card-icon:not([data-on]))'

/**
 * Follows plain links by the router, with one listener: a hundred links hydrate as fast as one.
 * `data-keep-scroll` keeps the scroll position.
 */
export function PlainLinks() {
  const navigate = useNavigate()
  const language = useLanguage()
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest('a') : undefined

    async function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return
      const link = linkOf(event)
      const page = link && shopPageOf(link, location, language)
      if (!page) return
      event.preventDefault()
      const viewTransition = !matchMedia('(prefers-reduced-motion: reduce)').matches
      link.ariaBusy = 'true' // Seen on a slow line; the page that comes has other links.
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
      const page = link && shopPageOf(link, location, language)
      if (page) timer = setTimeout(() => setWanted(page.path), INTENT_MS)
    }

    /**
     * A button of an icon says what it does where the pointer rests, and not twice in each page; the
     * product that its label names after a colon is in sight.
     */
    function title({ target }: Event) {
      const button = target instanceof Element && target.closest<HTMLElement>(LABELLED)
      if (button) button.title = `${button.getAttribute('aria-label')}`.replace(/\s*:.*/, '')
    }

    // Tells speculation.server.ts to leave these links alone.
    document.documentElement.dataset.linked = ''
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', title)
    const turns = ['pointerover', 'focusin', 'touchstart']
    for (const turn of turns) document.addEventListener(turn, prefetch, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', title)
      for (const turn of turns) document.removeEventListener(turn, prefetch)
    }
  }, [navigate, language])

  return wanted && <PrefetchPageLinks page={wanted} />
}

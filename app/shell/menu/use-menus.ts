import { useEffect } from 'react'

/** The window width in px from which the main menu stands in the header. */
const DESKTOP = 1024
const EVENTS = ['pointerdown', 'focusin', 'click', 'keydown'] as const

/**
 * Adds what `<details data-menu>` lacks: the down arrow opens it, and it closes on Escape, on a
 * press or focus outside, and when one of its links is followed.
 */
export function useMenus() {
  useEffect(() => {
    const act = (event: Event) => {
      const target = event.target as Element
      const key = event instanceof KeyboardEvent ? event.key : undefined
      const inside = target.closest<HTMLDetailsElement>('details[data-menu]')
      if (key === 'ArrowDown' && inside && target.matches('summary')) {
        event.preventDefault()
        inside.open = true
        inside.querySelector('a')?.focus()
      }
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(
        'details[data-menu][open]',
      )) {
        const folded = innerWidth < DESKTOP && menu.closest('[popover]')
        const left = !key && menu !== inside && !folded
        const followed = event.type === 'click' && menu === inside && target.closest('a')
        if (key !== 'Escape' && !left && !followed) continue
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
        menu.open = false
      }
    }
    for (const name of EVENTS) document.addEventListener(name, act)
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, act)
    }
  }, [])
}

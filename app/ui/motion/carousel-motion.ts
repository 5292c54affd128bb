import embla from 'embla-carousel'
import { runAfter } from './clock'

interface Options {
  loop?: boolean
  scroll: number
  /** Milliseconds. Without `autoplay` nothing moves by itself. */
  speed: number
  autoplay?: number
}

interface Now {
  at: number
  steps: number
  playing: boolean
}

export type Motion = ReturnType<typeof startMotion>

/** Embla's `duration` is not a time: one unit makes a step take about 36 ms. */
const MS_PER_UNIT = 36

/**
 * Moves a carousel. The rotation pauses under the pointer, with focus inside and out of sight;
 * keyboard focus ends it.
 */
export function startMotion(root: HTMLElement, options: Options, report: (now: Now) => void) {
  const row = root.querySelector<HTMLElement>('[data-row]')
  if (!row) throw new Error('a carousel without its row')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const track = row.firstElementChild as HTMLElement
  // A slide's box includes the gap before it, so widths give the position and offsets do not.
  const width = track.firstElementChild?.getBoundingClientRect().width || 1
  const first = Math.round(row.scrollLeft / width)
  row.scrollLeft = 0
  row.dataset.row = 'moving'
  const slides = embla(row, {
    align: 'start',
    loop: options.loop,
    slidesToScroll: options.scroll,
    duration: still ? 0 : options.speed / MS_PER_UNIT,
    startIndex: first,
  })

  let playing = Boolean(options.autoplay) && !still
  let hovered = root.matches(':hover')
  let focused = root.contains(document.activeElement)
  let forced = false
  let inSight = false
  let cancel: (() => void) | undefined

  const reportState = () =>
    report({ at: slides.selectedScrollSnap(), steps: slides.scrollSnapList().length, playing })
  const step = (by: -1 | 1) => {
    if (by > 0) slides.canScrollNext() ? slides.scrollNext() : slides.scrollTo(0)
    else slides.scrollPrev()
  }
  const paused = () => !forced && (hovered || focused)
  const schedule = () => {
    cancel?.()
    if (!options.autoplay || !playing || !inSight) return
    cancel = runAfter(options.autoplay, () => {
      if (!paused()) step(1)
      schedule()
    })
  }

  const events = new AbortController()
  const on = (name: string, listen: (event: Event) => void) =>
    root.addEventListener(name, listen, { signal: events.signal })
  on('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType === 'touch') return
    hovered = true
    forced = false
  })
  on('pointerleave', () => {
    hovered = false
    schedule()
  })
  on('focusin', ({ target }) => {
    focused = true
    const element = target as HTMLElement
    if (playing && !element.closest('[data-rotation]') && element.matches(':focus-visible')) {
      playing = false
      schedule()
      reportState()
    }
  })
  on('focusout', () => {
    focused = false
    schedule()
  })
  const sight = new IntersectionObserver((entries) => {
    inSight = Boolean(entries.at(-1)?.isIntersecting)
    schedule()
  })
  sight.observe(row)
  slides.on('select', reportState).on('reInit', reportState).on('pointerUp', schedule)
  reportState()

  return {
    step: (by: -1 | 1) => {
      step(by)
      schedule()
    },
    show: (position: number) => {
      slides.scrollTo(position)
      schedule()
    },
    toggle: () => {
      playing = !playing
      forced = playing
      reportState()
      schedule()
    },
    stop: () => {
      cancel?.()
      events.abort()
      sight.disconnect()
      slides.destroy()
    },
  }
}

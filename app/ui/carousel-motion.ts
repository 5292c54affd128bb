import embla from 'embla-carousel'

interface Options {
  loop?: boolean
  scroll: number
  /** Milliseconds. */
  speed: number
  /** Milliseconds; without it nothing moves by itself. */
  autoplay?: number
}

interface Now {
  at: number
  steps: number
  playing: boolean
}

export type Motion = ReturnType<typeof startMotion>

/** Embla pulls a slide in frames, not milliseconds: 36 of its units bring it home in that time. */
const MS_PER_PULL = 36

/**
 * Takes over the scrolling row of a carousel: dragging, steps, loop and rotation by itself.
 * Rotation rests while the pointer is over it, while focus is in it, while it is out of sight,
 * and stops for good once a slide is focused by keyboard or the control says so.
 */
export function startMotion(root: HTMLElement, options: Options, report: (now: Now) => void) {
  const row = root.querySelector<HTMLElement>('[data-row]')
  if (!row) throw new Error('a carousel without its row')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const track = row.firstElementChild as HTMLElement
  // A slide's box starts a gap before what is seen of it, so its place follows from its width.
  const width = track.firstElementChild?.getBoundingClientRect().width || 1
  const first = Math.round(row.scrollLeft / width)
  row.scrollLeft = 0
  row.dataset.row = 'moving'
  const slides = embla(row, {
    align: 'start',
    loop: options.loop,
    slidesToScroll: options.scroll,
    duration: still ? 0 : options.speed / MS_PER_PULL,
    startIndex: first,
  })

  let playing = Boolean(options.autoplay) && !still
  let hovered = root.matches(':hover')
  let focused = root.contains(document.activeElement)
  let insisted = false
  let inSight = true
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = () =>
    report({ at: slides.selectedScrollSnap(), steps: slides.scrollSnapList().length, playing })
  const step = (by: -1 | 1) => {
    if (by > 0) slides.canScrollNext() ? slides.scrollNext() : slides.scrollTo(0)
    else slides.scrollPrev()
  }
  const resting = () =>
    !playing || !inSight || document.hidden || (!insisted && (hovered || focused))
  const arm = () => {
    clearTimeout(timer)
    if (!options.autoplay || !playing) return
    timer = setTimeout(() => {
      if (!resting()) step(1)
      arm()
    }, options.autoplay)
  }

  const events = new AbortController()
  const on = (name: string, listen: (event: Event) => void) =>
    root.addEventListener(name, listen, { signal: events.signal })
  on('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType === 'touch') return
    hovered = true
    insisted = false
  })
  on('pointerleave', () => {
    hovered = false
    arm()
  })
  on('focusin', ({ target }) => {
    focused = true
    const element = target as HTMLElement
    if (playing && !element.closest('[data-rotation]') && element.matches(':focus-visible')) {
      playing = false
      tell()
    }
  })
  on('focusout', () => {
    focused = false
    arm()
  })
  const sight = new IntersectionObserver(([entry]) => {
    inSight = Boolean(entry?.isIntersecting)
  })
  sight.observe(row)
  slides.on('select', tell).on('reInit', tell).on('pointerUp', arm)
  tell()
  arm()

  return {
    step: (by: -1 | 1) => {
      step(by)
      arm()
    },
    show: (position: number) => {
      slides.scrollTo(position)
      arm()
    },
    toggle: () => {
      playing = !playing
      insisted = playing
      tell()
      arm()
    },
    stop: () => {
      clearTimeout(timer)
      events.abort()
      sight.disconnect()
      slides.destroy()
    },
  }
}

import { Children, createElement, useEffect, useId, useRef, useState } from 'react'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { Icon } from './icon'
import { IconButton } from './icon-button'
import type { Motion } from './motion/carousel-motion'

interface Props {
  label: string
  slides: 1 | 3 | 4 | 6
  scroll?: number
  /** Milliseconds between steps; without it the carousel does not move by itself. */
  autoplay?: number
  speed?: number
  arrows?: boolean
  dots?: boolean
  dotsInside?: boolean
  loop?: boolean
  head?: React.ReactNode
  end?: React.ReactNode
  children: React.ReactNode
}

/**
 * A carousel as in the ARIA Authoring Practices; slides of which several are in sight are a list.
 * Without JavaScript it scrolls and snaps.
 */
export function Carousel(props: Props) {
  const { label, slides, autoplay, arrows, dots, dotsInside, loop, head, end } = props
  const texts = useTexts('ui')
  const children = Children.toArray(props.children)
  const root = useRef<HTMLElement>(null)
  const id = useId()
  const [motion, setMotion] = useState<Motion>()
  const [at, setAt] = useState(0)
  const [steps, setSteps] = useState(loop ? children.length : children.length - slides + 1)
  const [playing, setPlaying] = useState(Boolean(autoplay))

  const { scroll = 1, speed = 400 } = props
  useEffect(() => {
    const element = root.current
    if (!element) return
    let started: Motion | undefined
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        const moving = await import('./motion/carousel-motion')
        if (!element.isConnected) return
        started = moving.startMotion(element, { loop, scroll, speed, autoplay }, (now) => {
          setAt(now.at)
          setSteps(now.steps)
          setPlaying(now.playing)
        })
        setMotion(started)
      },
      { rootMargin: '200px' },
    )
    // Observing starts after the page's load, so that it does not delay it.
    const watch = () => near.observe(element)
    if (document.readyState === 'complete') watch()
    else addEventListener('load', watch, { once: true })
    return () => {
      removeEventListener('load', watch)
      near.disconnect()
      started?.stop()
    }
  }, [loop, scroll, speed, autoplay])

  const step = (by: -1 | 1) => {
    if (motion) return motion.step(by)
    const row = root.current?.querySelector('[data-row]')
    row?.scrollBy({ left: (by * row.clientWidth) / slides, behavior: 'smooth' })
  }

  const isOne = children.length === 1
  // They keep their place, so that nothing moves where a wide window shows all slides.
  const still = motion && steps === 1 ? ({ visibility: 'hidden' } as const) : undefined
  const pause = autoplay && !isOne && (
    <button
      type="button"
      data-rotation=""
      className={`needs-js icon-button ${dots ? 'icon-button-pause' : 'icon-button-round'}`}
      aria-label={playing ? texts.pause : texts.play}
      onClick={() => motion?.toggle()}
      style={still}
    >
      <Icon name={playing ? 'pause' : 'play'} bare={!dots} size={dots ? 16 : undefined} />
    </button>
  )
  return (
    <section
      ref={root}
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-all-fit={children.length <= slides || undefined}
      className="carousel"
    >
      {(head || arrows) && (
        <div className={`carousel-head ${end ? 'carousel-end' : ''}`}>
          {head}
          <div className="ms-auto flex items-center gap-2">
            {!dots && pause}
            {arrows && !isOne && (
              <>
                <IconButton
                  icon="arrow-left"
                  look="round"
                  className="needs-js"
                  label={texts.previous}
                  aria-controls={id}
                  disabled={!loop && motion && at === 0}
                  onClick={() => step(-1)}
                  style={still}
                />
                <IconButton
                  icon="arrow-right"
                  look="round"
                  className="needs-js"
                  label={texts.next}
                  aria-controls={id}
                  disabled={!loop && motion && at >= steps - 1}
                  onClick={() => step(1)}
                  style={still}
                />
              </>
            )}
            {end}
          </div>
        </div>
      )}
      {dots && (
        <div className={`carousel-foot ${dotsInside ? 'carousel-foot-inside' : ''}`}>
          {pause}
          {Array.from({ length: steps > 1 ? steps : 0 }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
              key={position}
              type="button"
              className="needs-js carousel-dot"
              aria-label={fill(texts.showSlide, { position: position + 1 })}
              aria-current={position === at}
              aria-controls={id}
              onClick={() => motion?.show(position)}
            />
          ))}
        </div>
      )}
      <div data-row="" className="carousel-row">
        {createElement(
          slides === 1 ? 'div' : 'ul',
          {
            id,
            className: `carousel-track carousel-${slides}`,
            'aria-live': playing ? 'off' : 'polite',
          },
          children.map((slide, position) =>
            slides === 1 ? (
              // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, not a fieldset
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their place
                key={position}
                role="group"
                aria-roledescription={texts.slide}
                aria-label={fill(texts.slideOf, { position: position + 1, count: children.length })}
                inert={Boolean(motion) && position !== at}
              >
                {slide}
              </div>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their place
              <li key={position}>{slide}</li>
            ),
          ),
        )}
      </div>
    </section>
  )
}

import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { parseUrl } from '../../../input/parsed'
import { fill } from '../../../texts/fill'
import { useTexts } from '../../../texts/texts'
import { Dialog } from '../../../ui/dialog'
import { IconButton } from '../../../ui/icon-button'
import { Picture } from '../../../ui/picture'
import { usePinch } from './use-pinch'
import styles from './zoom.css?inline'
import {
  CLOSE,
  CLOSEST,
  mostScale,
  moved,
  type Point,
  type Size,
  scaled,
  WHOLE,
  type ZoomView,
} from './zoom-view'

export interface ZoomProps {
  /** The product's title. */
  title: string
  images: string[]
  /** A picture's description by its path, where there is one. */
  shows?: Record<string, string>
  /** Counted from 0. */
  first: number
  onClose: () => void
}

const STEP = 60
const CENTRE: Point = { x: 0, y: 0 }
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

/** Returns the largest file of a picture that the page has shown already. */
function loadedFile(image: string) {
  const path = `${parseUrl(image, location.href)?.href}/`
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .flatMap(({ currentSrc }) => (currentSrc.startsWith(path) ? currentSrc : []))
    .toSorted((one, other) => widthOf(one) - widthOf(other))
    .at(-1)
}

/** Reads '/media/demo/2-11/640.avif'. */
const widthOf = (file: string) => Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10)

/** Zooms by double tap, pinch, click, wheel, + and −; arrow keys move or turn pictures. */
export function ZoomDialog({ title, images, shows, first, onClose }: ZoomProps) {
  const { picture, zoom: texts } = useTexts('productPage')
  const [at, setAt] = useState(first)
  const [view, setView] = useState(WHOLE)
  /** How far the picture may be scaled, once it is there. */
  const [most, setMost] = useState<number>()
  const stage = useRef<HTMLDivElement>(null)
  const near = view.scale > 1
  const count = images.length
  const name = `${title} – ${fill(picture, { position: at + 1, count })}`
  const image = images[at]
  const meanwhile = useMemo(() => image && loadedFile(image), [image])

  const sizeOf = (): Size => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  })
  const change = (next: (view: ZoomView, window: Size) => ZoomView) =>
    setView((before) => next(before, sizeOf()))
  const zoom = (factor: number, about = CENTRE) =>
    change((before, window) => scaled(before, factor, about, window, most))
  const toggle = (about = CENTRE) =>
    change((before, window) =>
      before.scale > 1 ? WHOLE : scaled(WHOLE, CLOSE, about, window, most),
    )
  const move = (by: Point) => change((before, window) => moved(before, by, window))
  const turn = (by: number) => {
    setAt((at + by + count) % count)
    setView(WHOLE)
    setMost(undefined)
  }
  const loaded = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return
    const furthest = mostScale(
      { width: target.naturalWidth, height: target.naturalHeight },
      sizeOf(),
    )
    setMost(furthest)
    change((before, window) => scaled(before, 1, CENTRE, window, furthest))
  }
  const gestures = usePinch(stage, {
    onScale: zoom,
    onMove: move,
    onToggle: toggle,
    onSwipe: (way) => near || turn(way < 0 ? 1 : -1),
  })

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      const arrow = ARROWS[key]
      if (key === '+' || key === '=') zoom(1.5)
      else if (key === '-') zoom(1 / 1.5)
      else if (arrow && near) move(arrow)
      else if (arrow?.x) turn(arrow.x < 0 ? 1 : -1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  if (!image) return null
  return (
    <Dialog open onClose={onClose} title={texts.title} titleHidden className="zoom">
      <style>{styles}</style>
      <div ref={stage} className="zoom-stage" data-near={near || undefined} {...gestures}>
        <div
          className="zoom-picture"
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            // The page's own picture stands in until the large one is there.
            backgroundImage: most || !meanwhile ? undefined : `url("${meanwhile}")`,
          }}
          onLoadCapture={loaded}
        >
          <Picture
            key={image}
            src={image}
            alt={shows?.[image] ?? name}
            width={640}
            height={640}
            sizes="1280px"
            eager
          />
        </div>
      </div>
      <div className="zoom-controls">
        {count > 1 && (
          <IconButton
            icon="arrow-left"
            label={texts.previous}
            look="round"
            onClick={() => turn(-1)}
          />
        )}
        <IconButton
          icon="minus"
          label={texts.out}
          look="round"
          aria-disabled={!near}
          onClick={() => setView(WHOLE)}
        />
        <IconButton
          icon="plus"
          label={texts.in}
          look="round"
          aria-disabled={view.scale >= (most ?? CLOSEST)}
          onClick={() => zoom(2)}
        />
        {count > 1 && (
          <IconButton icon="arrow-right" label={texts.next} look="round" onClick={() => turn(1)} />
        )}
        <p role="status">
          <span aria-hidden="true">
            {at + 1} / {count}
          </span>
          <span className="sr-only">{name}</span>
        </p>
      </div>
    </Dialog>
  )
}

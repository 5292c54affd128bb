import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point } from './zoom-view'

const SECOND_TAP_MS = 350
/** The shortest way of a swipe or drag in px; less is a tap by a finger that trembles. */
const SWIPE_PX = 40
const TAP_PX = 10
/** Zoom per unit of a mouse's wheel, whose notch is about 100 units. */
const WHEEL = 0.002

interface Gestures {
  /** Scales by `factor` about a point. */
  onScale: (factor: number, about: Point) => void
  onMove: (by: Point) => void
  /** Handles a click, or a second tap of a finger. */
  onToggle: (about: Point) => void
  /** Handles a finger that went sideways, in px; left is below 0. */
  onSwipe: (way: number) => void
}

/**
 * Reads pinches, drags and wheels. Points are px from the middle of `stage`, whose CSS must switch
 * the browser's own gestures off.
 */
export function usePinch(stage: RefObject<HTMLElement | null>, gestures: Gestures) {
  const down = useRef(new Map<number, Point>())
  const start = useRef<Point & { alone: boolean }>(undefined)
  const tapped = useRef(0)
  const latest = useRef(gestures)
  useEffect(() => {
    latest.current = gestures
  })

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 }
  }

  // React's wheel listener is passive and could not keep the page from scrolling.
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const box = (element as HTMLElement).getBoundingClientRect()
      const x = event.clientX - box.x - box.width / 2
      const y = event.clientY - box.y - box.height / 2
      // A pinch on a touchpad comes as small turns with Ctrl.
      const speed = event.ctrlKey ? 5 * WHEEL : WHEEL
      latest.current.onScale(Math.exp(-event.deltaY * speed), { x, y })
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [stage])

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, pointOf(event))
      start.current = { ...pointOf(event), alone: down.current.size === 1 }
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
      down.current.set(event.pointerId, now)
      const by = { x: now.x - before.x, y: now.y - before.y }
      if (!other) return gestures.onMove(by)
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      gestures.onScale(distance(now, other) / Math.max(1, distance(before, other)), middle)
      gestures.onMove({ x: by.x / 2, y: by.y / 2 })
    },
    onPointerUp(event: PointerEvent) {
      const began = start.current
      if (!down.current.delete(event.pointerId) || !began?.alone) return
      const now = pointOf(event)
      const way = now.x - began.x
      const touch = event.pointerType === 'touch'
      if (distance(began, now) < TAP_PX) {
        if (touch && event.timeStamp - tapped.current > SECOND_TAP_MS)
          tapped.current = event.timeStamp
        else gestures.onToggle(now)
      } else if (touch && Math.abs(way) > SWIPE_PX && Math.abs(way) > Math.abs(now.y - began.y))
        gestures.onSwipe(way)
    },
    onPointerCancel(event: PointerEvent) {
      down.current.delete(event.pointerId)
    },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

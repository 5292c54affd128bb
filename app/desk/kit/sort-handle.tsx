import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { Icon } from './icon'

interface Props {
  label: string
  list: RefObject<HTMLElement | null>
  at: number
  /** Receives the place where the item would land; undefined when the drag ends. */
  onOver(to: number | undefined): void
  onMove(to: number): void
}

/** Drags an item by pointer, and moves it by arrow keys, Home and End. */
export function SortHandle({ label, list, at, onOver, onMove }: Props) {
  const to = useRef<number>(undefined)
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    to.current = at
    onOver(at)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (to.current === undefined) return
    const items = [...(list.current?.children ?? [])]
    to.current = placeAt(items, event.clientY)
    onOver(to.current)
  }
  const leave = (moves: boolean) => {
    const place = to.current
    to.current = undefined
    onOver(undefined)
    if (moves && place !== undefined && place !== at) onMove(place)
  }
  const press = (event: KeyboardEvent) => {
    const last = (list.current?.children.length ?? 1) - 1
    if (event.key === 'Escape') return leave(false)
    const place = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key]
    if (place === undefined) return
    event.preventDefault()
    if (place >= 0 && place <= last && place !== at) onMove(place)
  }
  return (
    <button
      type="button"
      aria-label={label}
      data-handle
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => leave(true)}
      onPointerCancel={() => leave(false)}
      onKeyDown={press}
      className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-ground active:cursor-grabbing touch:size-11"
    >
      <Icon name="grip" />
    </button>
  )
}

/** Returns the place of the item whose middle is nearest. */
function placeAt(items: Element[], y: number) {
  const far = items.map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return Math.abs(top + height / 2 - y)
  })
  return far.indexOf(Math.min(...far))
}

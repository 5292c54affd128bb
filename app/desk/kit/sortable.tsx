import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { IconButton } from './button'
import { Icon } from './icon'

interface Props<Item> {
  label: string
  items: readonly Item[]
  keyOf(item: Item): string
  /** Gets all items in their new order. */
  onMove(items: Item[]): void
  /** `{name}` stands for the item in the labels of its buttons, `{place}` for where it is now. */
  words: { up: string; down: string; moved: string }
  nameOf(item: Item, at: number): string
  isDisabled?: boolean
  children(item: Item, at: number): ReactNode
}

/** A list whose items are reordered by a handle, dragged or by keys, or by two buttons. */
export function Sortable<Item>(props: Props<Item>) {
  const { label, items, keyOf, onMove, words, nameOf, isDisabled, children } = props
  const { kit } = useDeskTexts()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<string>(undefined)
  const itemOf = (at: number) => `[data-key="${CSS.escape(keyOf(items[at] as Item))}"]`
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    onMove(items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item))
    setSaid(fill(words.moved, { place: to + 1 }))
  }
  // An element loses the focus when it moves in its list.
  useEffect(() => {
    if (!pressed.current) return
    const button = list.current?.querySelector<HTMLElement>(pressed.current)
    const other = button?.hasAttribute('data-disabled') ? otherOf(button) : button
    other?.focus()
    pressed.current = undefined
  })
  const press = (from: number, way: 'up' | 'down') => {
    pressed.current = `${itemOf(from)} [data-way="${way}"] button`
    move(from, way === 'up' ? from - 1 : from + 1)
  }
  return (
    <>
      <ol ref={list} aria-label={label} className="flex flex-col gap-2">
        {items.map((item, at) => {
          const name = nameOf(item, at)
          return (
            <li
              key={keyOf(item)}
              data-key={keyOf(item)}
              className={`flex items-center gap-2 rounded-md border bg-surface p-2 ${over === at && dragged !== at ? 'border-info' : 'border-line'} ${dragged === at ? 'opacity-50' : ''}`}
            >
              {!isDisabled && items.length > 1 && (
                <SortHandle
                  label={fill(kit.place, { number: at + 1 })}
                  list={list}
                  at={at}
                  onOver={(to) => {
                    setDragged(to === undefined ? undefined : at)
                    setOver(to)
                  }}
                  onMove={(to) => {
                    pressed.current = `${itemOf(at)} [data-handle]`
                    move(at, to)
                  }}
                />
              )}
              <div className="min-w-0 grow">{children(item, at)}</div>
              {!isDisabled && (
                <div className="flex max-sm:flex-col">
                  <span data-way="up">
                    <IconButton
                      icon="up"
                      label={fill(words.up, { name })}
                      isDisabled={at === 0}
                      onPress={() => press(at, 'up')}
                    />
                  </span>
                  <span data-way="down">
                    <IconButton
                      icon="down"
                      label={fill(words.down, { name })}
                      isDisabled={at === items.length - 1}
                      onPress={() => press(at, 'down')}
                    />
                  </span>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

const otherOf = (button: HTMLElement) =>
  button.closest('li')?.querySelector<HTMLElement>('[data-way] button:not([data-disabled])')

interface SortHandleProps {
  label: string
  list: RefObject<HTMLElement | null>
  at: number
  /** Receives the place where the item would land; undefined when the drag ends. */
  onOver(to: number | undefined): void
  onMove(to: number): void
}

/** Drags an item by pointer, and moves it by arrow keys, Home and End. */
function SortHandle({ label, list, at, onOver, onMove }: SortHandleProps) {
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

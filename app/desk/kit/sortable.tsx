import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { IconButton } from './button'
import { SortHandle } from './sort-handle'

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

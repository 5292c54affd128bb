import { flushSync } from 'react-dom'
import { typedNumber } from './typed-number'

/** Sets what a field holds as if it were typed. */
export function setTyped(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

/**
 * Writes a point where a comma is typed or pasted into a field of three decimals, as React Aria drops
 * it there: '5,5' per cent would be 55. A mark before it then grouped: '1,234.5'.
 */
export function pointForComma(box: HTMLElement | null) {
  const insert = (event: InputEvent) => {
    const { data, target: input } = event
    if (!(input instanceof HTMLInputElement) || !data || !/^[\d.,]+$/.test(data)) return
    const { value, selectionStart, selectionEnd } = input
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)]
    const text = data === ',' ? '.' : typedNumber(data, 3)
    const isFurther = text.includes('.') && /\./.test(before + after)
    if (text === data && !isFurther) return
    event.preventDefault()
    event.stopPropagation()
    const kept = isFurther ? before.replace('.', '') : before
    setTyped(input, kept + text + (isFurther ? after.replace('.', '') : after))
    input.setSelectionRange(kept.length + text.length, kept.length + text.length)
  }
  /** React Aria reads a pasted text by itself; so it comes to `insert`. */
  const leave = (event: Event) => event.stopPropagation()
  box?.addEventListener('beforeinput', insert, true)
  box?.addEventListener('paste', leave, true)
  return () => {
    box?.removeEventListener('beforeinput', insert, true)
    box?.removeEventListener('paste', leave, true)
  }
}

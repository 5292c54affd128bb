import { LRUCache } from 'lru-cache'

interface Sized {
  size: number
}

const PROBATION_SHARE = 0.25

/** A segmented LRU: an entry is protected from its second use on, so a flood evicts only itself. */
export class ByteCache<Value extends Sized> {
  readonly #probation: LRUCache<string, Value>
  readonly #protected: LRUCache<string, Value>
  readonly #onRemove: (key: string, value: Value) => void
  #moving?: Value

  constructor(limit: number, onRemove: (key: string, value: Value) => void = () => {}) {
    const segment = (maxSize: number) =>
      new LRUCache<string, Value>({
        maxSize,
        sizeCalculation: ({ size }) => size,
        dispose: (value, key) => {
          if (value !== this.#moving) onRemove(key, value)
        },
      })
    this.#probation = segment(Math.floor(limit * PROBATION_SHARE))
    this.#protected = segment(Math.floor(limit * (1 - PROBATION_SHARE)))
    this.#onRemove = onRemove
  }

  get bytes() {
    return this.#probation.calculatedSize + this.#protected.calculatedSize
  }

  get entries() {
    return this.#probation.size + this.#protected.size
  }

  peek(key: string) {
    return this.#protected.peek(key) ?? this.#probation.peek(key)
  }

  get(key: string): Value | undefined {
    const found = this.#protected.get(key)
    if (found) return found
    const promoted = this.#probation.peek(key)
    if (promoted) this.#move(key, promoted, this.#probation, this.#protected)
    return promoted
  }

  set(key: string, value: Value) {
    this.#put(key, value, this.#protected.has(key) ? this.#protected : this.#probation)
  }

  grow(key: string, value: Value, bytes: number) {
    value.size += bytes
    for (const segment of [this.#protected, this.#probation])
      if (segment.peek(key) === value) this.#move(key, value, segment, segment)
  }

  delete(key: string) {
    this.#probation.delete(key)
    this.#protected.delete(key)
  }

  clear() {
    this.#probation.clear()
    this.#protected.clear()
  }

  #move(key: string, value: Value, from: LRUCache<string, Value>, to: LRUCache<string, Value>) {
    this.#moving = value
    from.delete(key)
    this.#moving = undefined
    this.#put(key, value, to)
  }

  #put(key: string, value: Value, segment: LRUCache<string, Value>) {
    segment.set(key, value)
    if (!segment.has(key)) this.#onRemove(key, value) // The value is larger than the whole segment.
  }
}

interface Sized {
  /** Bytes it holds now. */
  size: number
}

/** Of the bytes, what those may hold that were asked for only once. */
const NEWCOMERS = 0.25

/**
 * Least recently used goes first when the bytes exceed the limit. What was asked for once stands in
 * a part of its own, so that a flood of addresses nobody asks for twice pushes out only itself.
 */
export class ByteCache<Value extends Sized> {
  readonly #newcomers = new Map<string, Value>()
  readonly #regulars = new Map<string, Value>()
  #newBytes = 0
  #regularBytes = 0
  readonly #limit: number
  readonly #gone: (key: string, value: Value) => void

  constructor(limit: number, gone: (key: string, value: Value) => void = () => {}) {
    this.#limit = limit
    this.#gone = gone
  }

  get bytes() {
    return this.#newBytes + this.#regularBytes
  }

  get entries() {
    return this.#newcomers.size + this.#regulars.size
  }

  /** As `get`, without counting as use. */
  peek(key: string) {
    return this.#regulars.get(key) ?? this.#newcomers.get(key)
  }

  get(key: string): Value | undefined {
    const regular = this.#regulars.get(key)
    if (regular) {
      this.#regulars.delete(key)
      this.#regulars.set(key, regular)
      return regular
    }
    const newcomer = this.#newcomers.get(key)
    if (newcomer) {
      this.#newcomers.delete(key)
      this.#newBytes -= newcomer.size
      this.#regulars.set(key, newcomer)
      this.#regularBytes += newcomer.size
      this.#shrink()
    }
    return newcomer
  }

  set(key: string, value: Value) {
    const regular = this.#regulars.has(key)
    this.delete(key)
    if (regular) {
      this.#regulars.set(key, value)
      this.#regularBytes += value.size
    } else {
      this.#newcomers.set(key, value)
      this.#newBytes += value.size
    }
    this.#shrink()
  }

  /** Says that a value, if it is still kept, now holds so many bytes more. */
  grow(key: string, value: Value, bytes: number) {
    value.size += bytes
    if (this.#regulars.get(key) === value) this.#regularBytes += bytes
    else if (this.#newcomers.get(key) === value) this.#newBytes += bytes
    this.#shrink()
  }

  delete(key: string) {
    const newcomer = this.#newcomers.get(key)
    const value = newcomer ?? this.#regulars.get(key)
    if (!value) return
    if (newcomer) this.#newBytes -= value.size
    else this.#regularBytes -= value.size
    this.#newcomers.delete(key)
    this.#regulars.delete(key)
    this.#gone(key, value)
  }

  clear() {
    for (const key of [...this.#newcomers.keys(), ...this.#regulars.keys()]) this.delete(key)
  }

  #shrink() {
    while (this.#regularBytes > this.#limit * (1 - NEWCOMERS)) this.delete(oldest(this.#regulars))
    while (this.#newBytes > this.#limit * NEWCOMERS) this.delete(oldest(this.#newcomers))
  }
}

const oldest = (map: Map<string, unknown>) => map.keys().next().value as string

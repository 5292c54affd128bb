/** The least recently used go first when all together are more than `limit` bytes. */
export class KeptBytes<T extends { byteLength: number }> {
  readonly #limit: number
  readonly #entries = new Map<string, T>()
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string) {
    const entry = this.#entries.get(key)
    if (entry) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    return entry
  }

  set(key: string, entry: T) {
    this.delete(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.byteLength + key.length
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.byteLength + key.length
  }

  clear() {
    this.#entries.clear()
    this.#bytes = 0
  }
}

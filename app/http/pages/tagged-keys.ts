/** Keeps which pages carry a tag. */
export class TaggedKeys {
  readonly #keys = new Map<string, Set<string>>()

  add(key: string, tags: Iterable<string>) {
    for (const tag of tags) {
      this.#keys.getOrInsert(tag, new Set()).add(key)
    }
  }

  remove(key: string, tags: Iterable<string>) {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(tag)
    }
  }

  of(tag: string): Iterable<string> {
    return this.#keys.get(tag) ?? []
  }
}

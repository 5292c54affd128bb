/** A page to print, as rows of words: the same for screen and PDF. */
export interface Sheet {
  language: string
  title: string
  /** The heading of the seller's lines. */
  from?: string
  seller: string[]
  facts: [name: string, value: string][]
  to: { name: string; lines: string[] }
  /** The last columns are figures. */
  head: string[]
  rows: string[][]
  sums: { name: string; value: string; strong?: boolean }[]
  notes: string[]
  /** The shop's logo, a PNG `data:` address. */
  logo?: string
}

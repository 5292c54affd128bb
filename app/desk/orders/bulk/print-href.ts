type Paper = 'invoice' | 'credit-note' | 'packing-slip'

/** One page with the papers of all these orders; of several credit notes the one called `note`. */
export const printHref = (kind: Paper, numbers: readonly string[], note?: string) =>
  `/api/desk/orders/sheets?${new URLSearchParams([
    ['kind', kind],
    ...numbers.map((one) => ['number', one]),
    ...(note === undefined ? [] : [['note', note]]),
  ])}`

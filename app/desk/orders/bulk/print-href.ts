type Paper = 'invoice' | 'credit-note' | 'packing-slip'

/** Address of one page with the papers of these orders; `note` picks one of several credit notes. */
export const printHref = (kind: Paper, numbers: readonly string[], note?: string) =>
  `/api/desk/orders/sheets?${new URLSearchParams([
    ['kind', kind],
    ...numbers.map((one) => ['number', one]),
    ...(note === undefined ? [] : [['note', note]]),
  ])}`

/** One page with the papers of all these orders. */
export const printHref = (kind: 'invoice' | 'packing-slip', numbers: readonly string[]) =>
  `/api/desk/orders/sheets?${new URLSearchParams([['kind', kind], ...numbers.map((one) => ['number', one])])}`

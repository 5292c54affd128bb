export const productRows = {
  product_texts: { product_id: 1, language: 'fr', title: 'Filled', description: null },
  stock_changes: {
    product_id: 1,
    variant_id: null,
    before: 2,
    after: 1,
    at: 1,
    made_by: 'filled',
  },
  product_edits: { id: 'filled', staff_id: '1', changes: '[]', at: 1, undone_at: null },
  product_imports: {
    id: 'filled',
    name: 'filled.csv',
    bytes: 1,
    state: 'done',
    options: null,
    done: 1,
    of: 1,
    report: null,
    staff: 'Mina',
    at: 1,
  },
}

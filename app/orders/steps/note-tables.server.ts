/** Notes of the staff about an order; its customer never sees them. */
export interface OrderNotesTable {
  id: string
  order_id: number
  staff_id: string
  staff_name: string
  text: string
  at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    order_notes: OrderNotesTable
  }
}

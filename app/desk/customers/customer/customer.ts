import type { MessageState } from '../../../content/tables.server'
import type { Billing } from '../../../orders/order/order'
import type { PublicStatus } from '../../../orders/order/status'

/** Answer of `GET /customers/:id`. */
export interface Customer {
  email: string
  name: string
  phone: string
  orders: number
  value: number
  account?: {
    name: string
    verified: boolean
    disabled: boolean
    createdAt: number
    lastLoginAt: number
  }
  subscription?: { state: 'pending' | 'confirmed' | 'unsubscribed'; coupon: string }
  orderList: {
    number: string
    status: PublicStatus
    total: number
    currency: string
    placedAt: number
  }[]
  messages: { id: string; message: string; state: MessageState; created_at: number }[]
  reviews: {
    id: number
    stars: number
    text: string
    state: 'held' | 'published' | 'hidden'
    product: string | null
    product_id: number
  }[]
  addresses: Billing[]
}

import type { StepState } from '../../content/opening/opening-steps'
import type { LatestOrder } from '../../orders/waiting/latest-orders.server'
import type { start } from '../../texts/desk/en/start'
import type { Right } from '../rights/rights'

export type Task = keyof typeof start.tasks

/** Tasks with their screens, the most urgent first. */
export const TASKS: Record<Task, { href: string; right: Right }> = {
  toPack: { href: '/orders?stage=to_pack', right: 'orders.read' },
  toSend: { href: '/orders?stage=packed', right: 'orders.read' },
  toConfirm: { href: '/orders?stage=to_confirm', right: 'orders.read' },
  returnsAsked: { href: '/returns?state=requested', right: 'orders.read' },
  returnsReceived: { href: '/returns?state=received', right: 'orders.read' },
  unpaidLong: { href: '/orders?stage=awaiting_payment', right: 'orders.read' },
  owed: { href: '/orders?stage=cancelled&owed=1', right: 'orders.read' },
  payments: { href: '/payments', right: 'payments.read' },
  reserved: { href: '/payments', right: 'payments.read' },
  messages: { href: '/messages?state=new', right: 'messages.read' },
  reviews: { href: '/reviews?state=held', right: 'reviews.read' },
  stock: { href: '/products/low', right: 'products.read' },
  mails: { href: '/health', right: 'health.read' },
  jobs: { href: '/health', right: 'health.read' },
  setup: { href: '/health', right: 'settings.change' },
}

export interface ToDo {
  task: Task
  count: number
  /** There are more: counting stopped. */
  more?: boolean
}

export interface Start {
  /** The steps of a merchant's own shop, until the last is done; only for who may take them. */
  opening: StepState[]
  todo: ToDo[]
  today: {
    day: string
    before: string
    sums: {
      currency: string
      pattern: string
      now: { orders: number; revenue: number }
      before: { orders: number; revenue: number }
    }[]
  }
  /** The searches of seven days that cost most; only for who may read reports. */
  searches: { text: string; visitors: number; unanswered: number; left: number }[]
  latest: (Omit<LatestOrder, 'currency'> & { pattern: string })[]
}

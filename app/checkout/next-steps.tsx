import { Link } from 'react-router'
import { OrderAgain } from '../cart/order-again'
import type { Order } from '../orders/order/order'
import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { CancelOrder } from './cancel-order'
import { ReturnLinks } from './returns/order-returns'
import type { ShownDocument } from './returns/shown-refunds.server'
import type { ShownReturns } from './returns/shown-returns.server'

interface Props {
  order: Order
  /** Pages for printing, beside the order's. */
  documents: ShownDocument[]
  ways: ShownReturns['ways']
  /** True where something else is the shopper's next step, and has the louder button. */
  awaited: boolean
  /** True in one of two columns, where two stand in a row. */
  narrow: boolean
}

/** Lists what can be done with an order, the way on first. */
export function NextSteps({ order, documents, ways, awaited, narrow }: Props) {
  const texts = useTexts('order')
  const language = useLanguage()
  return (
    <div className={`order-actions ${narrow ? 'lg:grid-cols-2' : ''}`}>
      <Link to="/shop" className={`button ${awaited ? 'button-outline' : ''}`}>
        {texts.continueShopping}
      </Link>
      <OrderAgain
        lines={order.items}
        label={texts.again}
        className="needs-js button button-outline"
      />
      <button
        type="button"
        className="needs-js button button-outline"
        onClick={() => window.print()}
      >
        {texts.print}
      </button>
      {documents.map(({ path, label }) => (
        <a
          key={path}
          href={inLanguage(language, path)}
          target="_blank"
          rel="noreferrer"
          className="button button-outline"
        >
          {label}
        </a>
      ))}
      <ReturnLinks token={order.token} ways={ways} />
      <CancelOrder order={order} />
    </div>
  )
}

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
}

/** Lists what can be done with an order, the next step first: what was delivered may go back. */
export function NextSteps({ order, documents, ways, awaited }: Props) {
  const texts = useTexts('order')
  const language = useLanguage()
  const delivered = order.status === 'delivered'
  const leading = awaited ? '' : !delivered ? 'shop' : ways.ask ? 'return' : 'again'
  const lookOf = (step: string) => `button ${step === leading ? '' : 'button-outline'}`
  const onward = (
    <Link to="/shop" className={lookOf('shop')}>
      {texts.continueShopping}
    </Link>
  )
  const returns = <ReturnLinks token={order.token} ways={ways} leads={leading === 'return'} />
  return (
    <div className="order-actions">
      {delivered ? returns : onward}
      <OrderAgain
        lines={order.items}
        label={texts.again}
        className={`needs-js ${lookOf('again')}`}
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
      {delivered ? onward : returns}
      <CancelOrder order={order} />
    </div>
  )
}

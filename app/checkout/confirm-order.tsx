import type { Order } from '../orders/order/order'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'

interface Props {
  order: Order
  /** The mailed link's code; empty when it did not fit, null when the page has none. */
  code: string | null
  /** The moment the order expires, formatted for people. */
  due?: string
  /** Tells whether the shop sends text messages. */
  texted: boolean
}

/** A form that needs no script, as the link may be opened in any browser. */
export function ConfirmOrder({ order, code, due = '', texted }: Props) {
  const texts = useTexts('order').confirm
  const language = useLanguage()
  const { email, phone } = order.billing
  return (
    <section
      aria-labelledby="order-confirm"
      className="notice grid justify-items-start gap-4"
      style={{ marginBottom: 0 }}
    >
      <h2 id="order-confirm" className="text-xl font-medium">
        {texts.title}
      </h2>
      {code ? (
        <form method="post" action={`/api/orders/${order.token}/confirm`} className="grid gap-4">
          <p>{fill(texts.ask, { due })}</p>
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="language" value={language} />
          <button type="submit" className="button justify-self-start">
            {texts.button}
          </button>
        </form>
      ) : (
        <>
          {code === '' && <p role="alert">{texts.wrong}</p>}
          <p className="wrap-anywhere">
            {fill(texted ? texts.texted : texts.sent, { email, phone, due })}
          </p>
        </>
      )}
    </section>
  )
}

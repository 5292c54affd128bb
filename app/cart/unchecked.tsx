import { useTexts } from '../texts/texts'
import type { CheckedCart } from './use-checked-cart'

/** Says that the shop did not answer, so that prices and totals are those of before; tries again. */
export function Unchecked({ cart }: { cart: CheckedCart }) {
  const texts = useTexts('cart')
  return (
    <>
      {cart.asking ? texts.checking : texts.unchecked}{' '}
      <button type="button" className="underline touch:min-h-11" onClick={() => cart.check()}>
        {texts.retry}
      </button>
    </>
  )
}

import type { FieldProblem } from '../../../orders/placing/order-request.server'
import { unsendableDetail } from '../../../orders/pricing/refusals.server'
import { fieldTexts } from '../../../orders/problems.server'
import type { AddressChange } from '../../../orders/steps/change-address.server'
import { formatMoney } from '../../../texts/currency.server'
import { textsOf } from '../../../texts/texts.server'
import { DeskFault } from '../../api/endpoint'
import { noSuchOrder } from './order-version.server'

/** Refuses an address in the checkout's words. */
export const invalidAddress = (errors: Record<string, FieldProblem>, body?: unknown) =>
  new DeskFault(422, 'invalid_fields', textsOf('en').orderProblems.invalid, {
    errors: fieldTexts('en', errors, body),
  })

export function addressRefusal(change: AddressChange & { ok: false }) {
  switch (change.code) {
    case 'not_found':
      return noSuchOrder()
    case 'forbidden':
      return new DeskFault(
        409,
        'forbidden',
        'The address of an order that has left, or was cancelled, stays as it is.',
      )
    case 'unsendable': {
      const { unsendable } = change
      const detail = unsendableDetail('en', unsendable)
      const field = unsendable.code === 'not_delivered' ? unsendable.field : 'country'
      return new DeskFault(422, unsendable.code, detail, { errors: { [field]: detail } })
    }
    case 'other_price': {
      const money = (amount: number) => formatMoney('en', amount, change.currency)
      const [before, after] = [money(change.before), money(change.after)]
      const what = before === after ? 'taxed otherwise' : `${after} instead of ${before}`
      const detail = `Sent there this order would be ${what}. Its customer agreed to what it is now: cancel it and place a new one for that address.`
      return new DeskFault(422, 'other_price', detail, { errors: { country: detail } })
    }
  }
}

import type { NavigateFunction } from 'react-router'
import type { Differences } from '../cart/checking/order-differences'
import type { Changes } from '../cart/reconcile'
import type { CheckedCart } from '../cart/use-checked-cart'
import type { Texts } from '../texts/texts'
import type { CheckoutProblems } from './form/form-problems'
import type { OfferWords } from './places/offer-words'

export type PlacingNotice =
  | { kind: 'fields' }
  /** A price or a quantity differs from the screen; pressing again orders at the new one. */
  | ({ kind: 'changed'; detail?: string } & Differences)
  /** Nothing in the cart can be ordered. */
  | { kind: 'nothing'; changes: Changes }
  | { kind: 'unanswered'; offline: boolean }
  | { kind: 'text'; text: string }

/** The checkout page as it is now; its words and functions never change. */
export interface PlacingPage extends OfferWords {
  texts: Texts['checkout']
  navigate: NavigateFunction
  form(): HTMLFormElement | null
  cart(): CheckedCart
  problems(): CheckoutProblems
  /** The fields in which something was entered before this code loaded. */
  entered: ReadonlySet<string>
  /** Sets the way to pay, whose fee is part of the total. */
  setPayment(payment: string): void
  setProblems: React.Dispatch<React.SetStateAction<CheckoutProblems>>
  setNotice(notice: PlacingNotice | undefined): void
  setSending(sending: boolean): void
  setSignedIn(signedIn: boolean): void
}

/** The state of placing an order, which the page shows and passes on. */
export interface PlacingState {
  problems: CheckoutProblems
  notice: PlacingNotice | undefined
  sending: boolean
  /** True when the code that carries out the press did not load. */
  stuck: boolean
  signedIn: boolean
  submit(event: React.FormEvent): void
  changed(event: React.FormEvent): void
  left(event: React.FocusEvent): void
  again(): unknown
}

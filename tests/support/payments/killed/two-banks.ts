import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { KeyedProvider } from '../../../../app/payments/open-with-keys.server'
import { startFakeBkash } from '../bkash/fake-bkash'
import { SNS_CERTIFICATE } from '../bkash/sns-event'
import type { LedgerEntry } from '../fake-ledger'
import type { FakeMessage } from '../fake-messages'
import { startFakePaypal } from '../paypal/fake-paypal'
import { PAYPAL_CERTIFICATE } from '../paypal/paypal-books'
import {
  BKASH_TEST_KEYS,
  PAYPAL_TEST_KEYS,
  SSLCOMMERZ_TEST_KEYS,
  STRIPE_TEST_KEYS,
} from '../provider-test-keys'
import { startFakeSslcommerz } from '../sslcommerz/fake-sslcommerz'
import { startFakeStripe } from '../stripe/fake-stripe'

/** A fake of a provider for shops in processes of their own. */
interface Bank {
  name: KeyedProvider
  keys: Record<string, string>
  /** The provider's host, and the fake's address. */
  host: string
  base: string
  /** The address of the certificate with which messages are signed. */
  certificate?: { url: string; fetchIt(url: URL): Promise<string> }
  /** The provider's id in the address of its page. */
  refOf(payAt: URL): string
  pay(ref: string): void
  take(): FakeMessage[]
  ledger: { entries: LedgerEntry[] }
  /** An hour goes by. */
  anHour?(): void
  stop(): Promise<void>
}

/** A message that a bank sends until the shop has taken it. */
export interface Sent extends FakeMessage {
  bank: KeyedProvider
}

/**
 * Two providers each: one that takes money itself, and one whose money the shop takes. Those of
 * Bangladesh know no idempotency keys.
 */
export const PAIRS = {
  abroad: {
    names: 'Stripe, PayPal',
    currency: 'USD',
    start: () => Promise.all([stripe(), paypal()]),
  },
  bangladesh: {
    names: 'SSLCommerz, bKash',
    currency: 'BDT',
    start: () => Promise.all([sslcommerz(), bkash()]),
  },
} as const
export type Pair = keyof typeof PAIRS

async function stripe(): Promise<Bank> {
  const fake = await startFakeStripe(Date.now)
  return {
    ...fake,
    ...{ name: 'stripe', keys: STRIPE_TEST_KEYS, host: 'api.stripe.com' },
    refOf: ({ pathname }) => pathname.split('/').at(-1) ?? '',
    take: fake.messages.take,
  }
}

async function paypal(): Promise<Bank> {
  const fake = await startFakePaypal(Date.now)
  return {
    ...fake,
    ...{ name: 'paypal', keys: PAYPAL_TEST_KEYS, host: 'api-m.sandbox.paypal.com' },
    certificate: { url: PAYPAL_CERTIFICATE, fetchIt: fake.fetchIt },
    refOf: ({ searchParams }) => searchParams.get('token') ?? '',
    take: fake.messages.take,
  }
}

async function sslcommerz(): Promise<Bank> {
  const fake = await startFakeSslcommerz()
  fake.switches.refunds = 'done'
  return {
    ...fake,
    ...{ name: 'sslcommerz', keys: SSLCOMMERZ_TEST_KEYS, host: 'sandbox.sslcommerz.com' },
    refOf: ({ pathname }) => pathname.split('testcde').at(-1) ?? '',
    take: fake.messages.take,
  }
}

async function bkash(): Promise<Bank> {
  const fake = await startFakeBkash(Date.now)
  return {
    ...fake,
    ...{ name: 'bkash', keys: BKASH_TEST_KEYS, host: 'tokenized.sandbox.bka.sh' },
    certificate: { url: SNS_CERTIFICATE, fetchIt: fake.fetchIt },
    refOf: ({ searchParams }) => searchParams.get('paymentID') ?? '',
    take: fake.messages.take,
    anHour: () => fake.grants.splice(0),
  }
}

export type TwoBanks = Awaited<ReturnType<typeof startTwoBanks>>

/** Starts the fakes of a pair, with a host of their certificates. */
export async function startTwoBanks(pair: Pair) {
  const { currency, start } = PAIRS[pair]
  const banks = await start()
  const signing = banks.find(({ certificate }) => certificate)?.certificate
  if (!signing) throw new Error('a pair has a bank that signs by certificate')
  const certificates = createServer(async (_, response) => {
    response.end(await signing.fetchIt(new URL(signing.url)))
  })
  await new Promise<void>((resolve) => void certificates.listen(0, '127.0.0.1', resolve))
  const { port } = certificates.address() as AddressInfo
  return {
    currency,
    names: banks.map(({ name }) => name),
    hosts: {
      ...Object.fromEntries(banks.map(({ host, base }) => [host, base])),
      [new URL(signing.url).host]: `http://127.0.0.1:${port}`,
    },
    accounts: banks.map(({ name: provider, keys: { mode: _, ...keys } }) => ({
      ...{ provider, keys, live: false, minutes: 60 },
    })),
    /** The shopper pays at the page to which the shop led; false where it is over. */
    pay(name: KeyedProvider, payAt: string) {
      const bank = banks.find((one) => one.name === name)
      try {
        bank?.pay(bank.refOf(new URL(payAt)))
        return true
      } catch {
        return false
      }
    },
    /** Returns the messages that nobody has sent yet. */
    take: () =>
      banks.flatMap(({ name, take }) =>
        take().map((message): Sent => ({ ...message, bank: name })),
      ),
    /** Every movement of an order's money, by the order's number. */
    movesOf: (number: string) =>
      banks
        .flatMap(({ ledger }) => ledger.entries)
        .filter(({ reference }) => reference.startsWith(`${number}-`)),
    anHour() {
      for (const bank of banks) bank.anHour?.()
    },
    async stop() {
      certificates.close()
      await Promise.all(banks.map(({ stop }) => stop()))
    },
  }
}

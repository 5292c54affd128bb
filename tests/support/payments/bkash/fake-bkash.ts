import { fakeCertificate } from '../fake-certificate'
import { type FakeAnswer, type FakeCall, startFakeHost } from '../fake-host'
import { fakeLedger, type MoneySwitches, type RefundSwitch } from '../fake-ledger'
import { fakeMessages } from '../fake-messages'
import { BKASH_TEST_KEYS } from '../provider-test-keys'
import { type FakeBkashPayment, fakeBkashRefunds } from './bkash-refunds'
import { SNS_CERTIFICATE, type SnsEvent, snsMessage } from './sns-event'

/** Starts a fake of bKash's tokenized checkout, with a ledger of its own in hundredths. */
export async function startFakeBkash(clock: () => number) {
  const payments: FakeBkashPayment[] = []
  const grants: number[] = []
  const tokens = new Map<string, number>()
  const ledger = fakeLedger()
  const switches: { refunds: RefundSwitch; balance?: 'none' } = { refunds: 'done' }
  const refunds = fakeBkashRefunds(payments, ledger, switches)
  let counted = 0
  const day = 86_400_000
  const genuine = fakeCertificate('genuine')
  const forged = fakeCertificate('forged')
  const confirmed: string[] = []

  const messages = fakeMessages((event, { wrongSignature, oldSignature }) =>
    snsMessage(
      event as SnsEvent,
      wrongSignature ? forged : genuine,
      clock() - (oldSignature ? 2 * day : 0),
    ),
  )
  const notify = (payment: FakeBkashPayment) =>
    messages.tell({
      id: `sns-${++counted}`,
      notice: {
        trxID: payment.trxId,
        amount: payment.amount,
        currency: payment.currency,
        transactionStatus: payment.state,
        merchantInvoiceNumber: payment.invoice,
      },
    })

  const fail = (statusCode: string, statusMessage: string): FakeAnswer => ({
    json: { statusCode, statusMessage },
  })

  function create(body: Record<string, string>): FakeAnswer {
    if (body['mode'] !== '0011' || body['intent'] !== 'sale')
      return fail('2065', 'Mandatory field missing')
    if (!/^\d+(\.\d{1,2})?$/.test(body['amount'] ?? '')) return fail('2006', 'Invalid amount')
    if (body['currency'] !== 'BDT') return fail('2005', 'Invalid currency')
    if (/[<>&]/.test(body['merchantInvoiceNumber'] ?? '<'))
      return fail('2031', 'Invalid invoice number')
    if (!URL.canParse(body['callbackURL'] ?? '')) return fail('2014', 'Invalid callback URL')
    const payment: FakeBkashPayment = {
      id: `TR0011${++counted}`,
      invoice: body['merchantInvoiceNumber'] ?? '',
      amount: body['amount'] ?? '',
      currency: 'BDT',
      created: clock(),
      state: 'Initiated',
      agreed: false,
      executed: 0,
    }
    payments.push(payment)
    const bkashURL = `https://sandbox.payment.bkash.com/redirect/tokenized/?paymentID=${payment.id}`
    return { json: { ...stateOf(payment), bkashURL } }
  }

  const stateOf = (payment: FakeBkashPayment) => ({
    statusCode: '0000',
    statusMessage: 'Successful',
    paymentID: payment.id,
    trxID: payment.trxId,
    transactionStatus: payment.state,
    amount: payment.amount,
    currency: payment.currency,
    merchantInvoiceNumber: payment.invoice,
    paymentCreateTime: new Date(payment.created + 6 * 3_600_000)
      .toISOString()
      .replace('.', ':')
      .replace('Z', ' GMT+0600'),
    userVerificationStatus: payment.agreed ? 'Complete' : 'Incomplete',
  })

  function execute(payment: FakeBkashPayment | undefined): FakeAnswer {
    if (!payment) return fail('2002', 'Invalid Payment ID')
    payment.executed++
    if (payment.state === 'Completed') return fail('2062', 'The payment has already been completed')
    if (payment.executed > 1) return fail('2117', 'Payment execution already been called before')
    if (!payment.agreed || clock() - payment.created > day)
      return fail('2056', 'Invalid Payment State')
    if (switches.balance === 'none') return fail('2023', 'Insufficient Balance')
    Object.assign(payment, { state: 'Completed', trxId: `TRX${++counted}` })
    ledger.move(
      'captured',
      payment.invoice,
      Math.round(Number(payment.amount) * 100),
      payment.currency,
    )
    notify(payment)
    return { json: stateOf(payment) }
  }

  function grant({ headers, text }: FakeCall): FakeAnswer {
    const body = JSON.parse(text)
    const isKnown =
      headers['username'] === BKASH_TEST_KEYS.username &&
      headers['password'] === BKASH_TEST_KEYS.password &&
      body.app_secret === BKASH_TEST_KEYS.appSecret
    const lately = grants.filter((at) => clock() - at < 3_600_000)
    grants.push(clock())
    if (lately.length >= 2) return { status: 403, json: { message: 'Forbidden for an hour' } }
    if (!isKnown) return fail('2001', 'Invalid App Key')
    const token = `token-${++counted}`
    tokens.set(token, clock() + 3_600_000)
    return { json: { statusCode: '0000', id_token: token, expires_in: 3600, refresh_token: 'r' } }
  }

  function answer(call: FakeCall): FakeAnswer {
    if (call.path.endsWith('/token/grant')) return grant(call)
    const until = tokens.get(String(call.headers['authorization'])) ?? 0
    if (until <= clock() || call.headers['x-app-key'] !== BKASH_TEST_KEYS.appKey)
      return { status: 401, json: { message: 'Unauthorized' } }
    const body = JSON.parse(call.text)
    const payment = payments.find(({ id }) => id === body.paymentID)
    if (call.path.endsWith('/checkout/create')) return create(body)
    if (call.path.endsWith('/checkout/execute')) return execute(payment)
    if (call.path.endsWith('/checkout/payment/status'))
      return payment ? { json: stateOf(payment) } : fail('2002', 'Invalid Payment ID')
    if (call.path.endsWith('/refund/payment/transaction')) return refunds.refund(body)
    return refunds.list(body.trxId)
  }

  const host = await startFakeHost(answer)
  return {
    ...host,
    ledger,
    messages,
    switches,
    grants,
    confirmed,
    /** The shopper acts at bKash's page. Nothing is taken yet. */
    pay(id: string, how: 'agrees' | 'cancels' | 'fails' = 'agrees', money: MoneySwitches = {}) {
      const payment = payments.find((one) => one.id === id)
      if (!payment) throw new Error('no payment')
      if (how === 'agrees') payment.agreed = true
      else payment.state = how === 'cancels' ? 'Cancelled' : 'Failed'
      if (money.tamperedAmount) payment.amount = (Number(payment.amount) - 0.01).toFixed(2)
      if (money.otherCurrency) payment.currency = money.otherCurrency
    },
    settleRefund: refunds.settle,
    /** Stands for Amazon's host: it gives the certificate, and notes what was confirmed. */
    async fetchIt(url: URL) {
      if (url.href === SNS_CERTIFICATE) return genuine.pem
      confirmed.push(url.href)
      return '<ok/>'
    },
    /** Signs a message of Amazon as the genuine service does, with other fields where given. */
    sns: (event: SnsEvent) => snsMessage(event, genuine, clock()),
  }
}

import { createHash } from 'node:crypto'
import { type FakeAnswer, type FakeCall, startFakeHost } from '../fake-host'
import { fakeLedger, type MoneySwitches, type RefundSwitch } from '../fake-ledger'
import { fakeMessages } from '../fake-messages'
import { SSLCOMMERZ_TEST_KEYS } from '../provider-test-keys'

type Row = Record<string, string>

const REQUIRED =
  'total_amount currency tran_id product_category success_url fail_url cancel_url cus_name cus_email cus_add1 cus_city cus_postcode cus_country cus_phone shipping_method num_of_item product_name product_profile'.split(
    ' ',
  )
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Starts a fake of SSLCommerz v4, with a ledger of its own in hundredths. */
export async function startFakeSslcommerz() {
  const sessions = new Map<string, URLSearchParams>()
  const rows: Row[] = []
  const refunds: {
    ref: string
    bankId: string
    transId: string
    amount: number
    status: string
  }[] = []
  const ledger = fakeLedger()
  const switches: {
    refunds: RefundSwitch
    store?: 'INACTIVE'
    validation?: 'INVALID_TRANSACTION'
  } = {
    refunds: 'stuck',
  }
  let counted = 0

  const messages = fakeMessages((event, { wrongSignature }) => {
    const fields = event as Row
    const names = Object.keys(fields).sort()
    const password = wrongSignature ? 'another' : SSLCOMMERZ_TEST_KEYS.storePassword
    const signed: Row = { ...fields, store_passwd: md5(password) }
    const text = Object.keys(signed)
      .sort()
      .map((name) => `${name}=${signed[name]}`)
      .join('&')
    const form = new URLSearchParams({
      ...fields,
      verify_key: names.join(','),
      verify_sign: md5(text),
      verify_sign_sha2: 'not-described',
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return { to: 'shop', headers, body: Buffer.from(form.toString()) }
  })

  function open(fields: URLSearchParams): FakeAnswer {
    const fail = (reason: string) => ({
      json: { status: 'FAILED', failedreason: reason, sessionkey: '' },
    })
    if (!isStore(fields)) return fail('Store Credential Error Or Store is De-active')
    const lacking = REQUIRED.find((name) => !fields.get(name))
    if (lacking) return fail(`'${lacking}' is required`)
    const amount = Number(fields.get('total_amount'))
    const isTaka = fields.get('currency') === 'BDT'
    if (!/^\d+\.\d\d$/.test(fields.get('total_amount') ?? ''))
      return fail('total_amount is invalid')
    if (isTaka && (amount < 10 || amount > 500_000)) return fail('Amount is out of limits')
    if ((fields.get('tran_id') ?? '').length > 30) return fail('tran_id is too long')
    const key = `SESSION${++counted}`
    sessions.set(key, fields)
    const page = `https://sandbox.sslcommerz.com/EasyCheckOut/testcde${key}`
    return { json: { status: 'SUCCESS', failedreason: '', sessionkey: key, GatewayPageURL: page } }
  }

  const isStore = (fields: URLSearchParams) =>
    fields.get('store_id') === SSLCOMMERZ_TEST_KEYS.storeId &&
    fields.get('store_passwd') === SSLCOMMERZ_TEST_KEYS.storePassword

  function refund(query: URLSearchParams): FakeAnswer {
    const bankId = query.get('bank_tran_id') ?? ''
    const row = rows.find((one) => one['bank_tran_id'] === bankId)
    const amount = Math.round(Number(query.get('refund_amount')) * 100)
    const fail = (errorReason: string) => ({
      json: { APIConnect: 'DONE', status: 'failed', errorReason },
    })
    const transId = query.get('refund_trans_id') ?? ''
    if (!row) return fail('Invalid bank_tran_id')
    if (!transId || transId.length > 30) return fail('refund_trans_id is required')
    if (!query.get('refund_remarks')) return fail('refund_remarks is required')
    const given = refunds
      .filter((one) => one.bankId === bankId && one.status !== 'cancelled')
      .reduce((sum, one) => sum + one.amount, 0)
    if (!(amount > 0) || amount + given > Math.round(Number(row['amount']) * 100))
      return fail('Refund amount is larger than the transaction')
    if (switches.refunds === 'refused') return fail('Balance is not sufficient')
    const ref = `REF${++counted}`
    refunds.push({ ref, bankId, transId, amount, status: 'processing' })
    if (switches.refunds === 'done') settle(ref, 'refunded')
    return {
      json: {
        APIConnect: 'DONE',
        bank_tran_id: bankId,
        trans_id: transId,
        refund_ref_id: ref,
        status: 'success',
        errorReason: '',
      },
    }
  }

  function settle(ref: string, status: 'refunded' | 'cancelled') {
    const found = refunds.find((one) => one.ref === ref)
    const row = rows.find((one) => one['bank_tran_id'] === found?.bankId)
    if (!found || !row) throw new Error('no refund')
    const wasDone = found.status === 'refunded'
    found.status = status
    const move = [row['tran_id'] ?? '', found.amount, 'BDT'] as const
    if (status === 'refunded') ledger.move('refunded', ...move)
    else if (wasDone) ledger.move('refund_returned', ...move)
  }

  function answer({ method, path, query, text }: FakeCall): FakeAnswer {
    if (method === 'POST' && path === '/gwprocess/v4/api.php')
      return open(new URLSearchParams(text))
    if (!isStore(query)) return { json: { APIConnect: 'FAILED' } }
    if (switches.store) return { json: { APIConnect: switches.store } }
    if (path.endsWith('/validationserverAPI.php')) {
      const row = rows.find((one) => one['val_id'] === query.get('val_id'))
      if (!row || switches.validation)
        return { json: { APIConnect: 'DONE', status: 'INVALID_TRANSACTION' } }
      const json = { ...row, APIConnect: 'DONE' }
      row['status'] = 'VALIDATED'
      return { json }
    }
    if (query.has('refund_ref_id')) {
      const found = refunds.find((one) => one.ref === query.get('refund_ref_id'))
      return {
        json: {
          APIConnect: 'DONE',
          refund_ref_id: found?.ref,
          status: found?.status ?? '',
          errorReason: found ? '' : 'Unknown',
        },
      }
    }
    if (query.has('refund_amount')) return refund(query)
    const element = rows.filter((one) => one['tran_id'] === query.get('tran_id'))
    return { json: { APIConnect: 'DONE', no_of_trans_found: element.length, element } }
  }

  const host = await startFakeHost(answer)
  return {
    ...host,
    ledger,
    messages,
    switches,
    settle,
    lastRefund: () => refunds.at(-1)?.ref ?? '',
    /** The shopper acts at the page of a session. */
    pay(
      key: string,
      how: 'VALID' | 'FAILED' | 'CANCELLED' = 'VALID',
      money: MoneySwitches & { risky?: boolean } = {},
    ) {
      const fields = sessions.get(key)
      if (!fields) throw new Error('no session')
      const asked = Number(fields.get('total_amount')) - (money.tamperedAmount ? 0.01 : 0)
      const currency = money.otherCurrency ?? fields.get('currency') ?? ''
      const isPaid = how === 'VALID'
      const inTaka = currency === 'BDT' ? asked : asked * 110
      const row: Row = {
        status: how,
        tran_id: fields.get('tran_id') ?? '',
        val_id: isPaid ? `VAL${++counted}` : '',
        amount: inTaka.toFixed(2),
        store_amount: (inTaka * 0.975).toFixed(2),
        currency: 'BDT',
        currency_type: currency,
        currency_amount: asked.toFixed(2),
        bank_tran_id: isPaid ? `BANK${++counted}` : '',
        risk_level: money.risky ? '1' : '0',
        error:
          how === 'FAILED'
            ? 'Insufficient balance'
            : how === 'CANCELLED'
              ? 'Cancelled by User'
              : '',
      }
      rows.push(row)
      if (isPaid) ledger.move('captured', row['tran_id'] ?? '', Math.round(asked * 100), currency)
      messages.tell({ ...row, store_id: SSLCOMMERZ_TEST_KEYS.storeId })
    },
  }
}

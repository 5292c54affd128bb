import { Section } from '@react-email/section'
import type { Language } from '../../business'
import { MailTile, Pair } from '../../mail/frame/mail-parts'
import { shopMoment } from '../../texts/clocks/shop-moment.server'
import { formatMoney } from '../../texts/currency.server'
import type { Texts } from '../../texts/texts'
import type { Order } from '../order/order'
import { bankAccounts } from '../paying/bank-accounts.server'

interface BankProps {
  t: Texts['mails']['bankInstructions']
  order: Order
  language: Language
}

export function BankDetails({ t, order, language }: BankProps) {
  return (
    <>
      <MailTile>
        <Pair left={t.amount} right={formatMoney(language, order.total, order.currency)} strong />
        {order.dueAt && <Pair left={t.payBy} right={shopMoment(language, order.dueAt)} strong />}
        <Pair left={t.reference} right={order.reference} strong />
      </MailTile>
      {bankAccounts().map(({ holder, bank, account, bic }) => (
        <Section key={account} style={{ margin: '0 0 16px', padding: '0 16px' }}>
          <Pair left={t.holder} right={holder} />
          <Pair left={t.bank} right={bank} />
          <Pair left={t.account} right={account} />
          {bic && <Pair left={t.bic} right={bic} />}
        </Section>
      ))}
    </>
  )
}

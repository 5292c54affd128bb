import { useParams } from 'react-router'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useRead } from '../../client/use-data'
import { useMay } from '../../client/use-session'
import { Card } from '../../kit/card'
import { Facts } from '../../kit/facts'
import { Failed } from '../../kit/failed'
import { Page } from '../../kit/page'
import { useDates, useFigures, useMoney } from '../../kit/use-formats'
import type { Customer } from './customer'
import { CustomerOrders, Written } from './customer-parts'
import { PrivacyActions } from './privacy-actions'

export default function CustomerScreen() {
  const { id = '' } = useParams()
  const { customers: texts, screens } = useDeskTexts()
  const mayErase = useMay()('customers.erase')
  const path = `/customers/${encodeURIComponent(id)}`
  const { data, error, refetch } = useRead<Customer>(path)
  return (
    <Page
      title={data ? data.name || texts.noName : screens.customer}
      back={{ to: '/customers', text: screens.customers }}
      actions={data && mayErase && <PrivacyActions path={path} email={data.email} />}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Card>
            <CustomerFacts customer={data} />
          </Card>
          <CustomerOrders orders={data.orderList} />
          <Card title={texts.addresses}>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {data.addresses.map((one) => (
                <li key={JSON.stringify(one)} className="break-words">
                  <address className="not-italic">
                    {[
                      `${one.firstName} ${one.lastName}`,
                      one.company,
                      one.street,
                      `${one.postCode} ${one.city}`,
                      one.county,
                      one.country,
                      one.phone,
                    ]
                      .filter((line) => line?.trim())
                      .map((line) => (
                        <div key={line}>{line}</div>
                      ))}
                  </address>
                </li>
              ))}
            </ul>
          </Card>
          <Written customer={data} />
        </>
      )}
    </Page>
  )
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const { customers: texts } = useDeskTexts()
  const dates = useDates()
  const money = useMoney()
  const figures = useFigures()
  const { account, subscription } = customer
  const said = account && {
    day: dates.day(account.createdAt),
    last: dates.day(account.lastLoginAt),
  }
  return (
    <Facts
      facts={[
        [
          texts.facts.email,
          <a key="email" href={`mailto:${customer.email}`} className="break-all underline">
            {customer.email}
          </a>,
        ],
        [texts.facts.phone, customer.phone || '–'],
        [texts.facts.orders, figures(customer.orders)],
        [texts.facts.value, money.format(customer.value)],
        [
          texts.facts.account,
          account && said
            ? [
                fill(texts.since, said),
                !account.verified && texts.notVerified,
                account.disabled && texts.disabled,
              ]
                .filter(Boolean)
                .join(', ')
            : texts.noAccount,
        ],
        [
          texts.facts.newsletter,
          subscription
            ? fill(texts.subscription[subscription.state], { code: subscription.coupon })
            : texts.notSubscribed,
        ],
      ]}
    />
  )
}

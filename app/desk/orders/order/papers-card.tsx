import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { ChangeError } from '../../kit/notice'
import { printHref } from '../bulk/print-href'
import { useOrder } from './use-order'

export function PapersCard() {
  const { orders: t } = useDeskTexts()
  const { view } = useOrder()
  const may = useMay()
  const { number, status } = view.order
  const make = useChange<void>(
    () => deskFetch('POST', '/orders/invoices', { numbers: [number] }),
    ['/orders'],
  )
  const links = [
    ...view.documents.map((one) => ({
      href: one.href,
      text: fill(t.order[one.kind], { number: one.number }),
    })),
    { href: printHref('packing-slip', [number]), text: t.order.slip },
    ...(view.customerPage ? [{ href: view.customerPage, text: t.order.customerPage }] : []),
  ]
  return (
    <Card title={t.order.documents}>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-8 items-center underline touch:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
      {view.documents.length === 0 && status !== 'cancelled' && may('orders.change') && (
        <Button busy={make.isPending} onPress={() => make.mutate()}>
          {t.order.makeInvoice}
        </Button>
      )}
      <ChangeError error={make.error} />
    </Card>
  )
}

import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListFilters } from '../kit/list/list-filters'
import { ListTable } from '../kit/list/list-table'
import type { PageOf } from '../kit/list/pager'
import { useAddressState } from '../kit/list/use-address-state'
import { useList } from '../kit/list/use-list'
import { Page } from '../kit/page'
import { Tabs } from '../kit/tabs'
import { COUPON_TONES, type Coupon } from './coupon'
import { NewsletterCodes } from './newsletter-codes'
import { useCouponWords } from './use-coupon-words'

export default function DiscountsScreen() {
  const { discounts: texts, screens } = useDeskTexts()
  const may = useMay()
  const [{ tab }, change] = useAddressState({ tab: 'coupons', search: '', state: '' })
  return (
    <Page
      title={screens.discounts}
      actions={
        may('discounts.change') && (
          <LinkButton to="/discounts/new" look="main" icon="plus">
            {texts.new}
          </LinkButton>
        )
      }
    >
      <Tabs
        label={screens.discounts}
        selected={may('customers.read') ? tab : 'coupons'}
        onSelect={(id) => change({ tab: id, search: '', state: '' })}
        tabs={[
          { id: 'coupons', title: texts.tabs.coupons, content: <Coupons /> },
          ...(may('customers.read')
            ? [{ id: 'newsletter', title: texts.tabs.newsletter, content: <NewsletterCodes /> }]
            : []),
        ]}
      />
    </Page>
  )
}

const DEFAULTS = { search: '', state: '', page: '1' }

function Coupons() {
  const { discounts: texts } = useDeskTexts()
  const list = useList<{ rows: Coupon[]; page: PageOf }, typeof DEFAULTS>('/coupons', DEFAULTS)
  const { data } = list.read
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <ListFilters
        list={list}
        search={texts.search}
        filters={[
          { name: 'state', label: texts.stateFilter, options: texts.states, any: texts.allStates },
        ]}
      />
      <ListTable
        list={list}
        label={texts.tabs.coupons}
        columns={columns}
        rows={data?.rows.map((coupon) => ({ ...coupon, id: coupon.code }))}
        empty={texts.none}
        href={({ code }) => `/discounts/${encodeURIComponent(code)}`}
        page={data?.page}
      />
    </div>
  )
}

function useColumns(): ColumnOf<Coupon & { id: string }>[] {
  const { columns, states } = useDeskTexts().discounts
  const words = useCouponWords()
  return titled(columns, [
    { id: 'code', cell: ({ code }) => <span className="cell-words font-medium">{code}</span> },
    { id: 'worth', cell: (row) => words.worth(row) },
    { id: 'dates', cell: (row) => words.dates(row) },
    { id: 'used', end: true, cell: (row) => words.used(row) },
    { id: 'state', cell: ({ state }) => <Badge tone={COUPON_TONES[state]}>{states[state]}</Badge> },
  ])
}

import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { Failed } from '../kit/failed'
import { Select } from '../kit/fields/select'
import { type ColumnOf, DataTable } from '../kit/list/data-table'
import { ListFilters } from '../kit/list/list-filters'
import type { PageOf } from '../kit/list/pager'
import { SearchBox } from '../kit/list/search-box'
import { useAddressState } from '../kit/list/use-address-state'
import { Page } from '../kit/page'
import { Tabs } from '../kit/tabs'
import { COUPON_TONES, type Coupon } from './coupon'
import { NewsletterCodes } from './newsletter-codes'
import { useCouponWords } from './use-coupon-words'

/** Coupons, and the codes that the newsletter gives. */
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

function Coupons() {
  const { discounts: texts } = useDeskTexts()
  const [state, change] = useAddressState({ search: '', state: '', page: '1' })
  const { data, error, refetch } = useRead<{ rows: Coupon[]; page: PageOf }>('/coupons', state)
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <ListFilters>
        <SearchBox
          label={texts.search}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          bare
          label={texts.stateFilter}
          value={state.state || ALL}
          onChange={(id) => change({ state: id === ALL ? '' : id })}
          options={[
            { id: ALL, text: texts.allStates },
            ...Object.entries(texts.states).map(([id, text]) => ({ id, text })),
          ]}
        />
      </ListFilters>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <DataTable
          label={texts.tabs.coupons}
          columns={columns}
          rows={data.rows.map((coupon) => ({ ...coupon, id: coupon.code }))}
          empty={texts.none}
          href={({ code }) => `/discounts/${encodeURIComponent(code)}`}
          page={data.page}
          onPage={(page) => change({ page: String(page) })}
        />
      )}
    </div>
  )
}

const ALL = 'all'

function useColumns(): ColumnOf<Coupon & { id: string }>[] {
  const { columns, states } = useDeskTexts().discounts
  const words = useCouponWords()
  return [
    {
      id: 'code',
      title: columns.code,
      cell: ({ code }) => <span className="break-all font-medium">{code}</span>,
    },
    { id: 'worth', title: columns.worth, cell: words.worth },
    { id: 'dates', title: columns.dates, cell: words.dates },
    { id: 'used', title: columns.used, end: true, cell: words.used },
    {
      id: 'state',
      title: columns.state,
      cell: ({ state }) => <Badge tone={COUPON_TONES[state]}>{states[state]}</Badge>,
    },
  ]
}

import { useState } from 'react'
import type { ErasuresTable } from '../../orders/order/tables.server'
import { plural } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { TextField } from '../kit/fields/text-field'
import { Form } from '../kit/form'
import type { ColumnOf } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import type { PageOf } from '../kit/list/pager'
import { useList } from '../kit/list/use-list'
import { Notice, useReason } from '../kit/notice'
import { useDates } from '../kit/use-formats'

type Erasure = Omit<ErasuresTable, 'email_hash' | 'subjects' | 'made_by'> & {
  madeBy: string | null
}

const DEFAULTS = { page: '1' }

/** Shows that people were erased, never who they were. */
export default function ErasuresScreen() {
  const { customers: texts, screens } = useDeskTexts()
  const list = useList<{ rows: Erasure[]; page: PageOf }, typeof DEFAULTS>('/erasures', DEFAULTS)
  const columns = useColumns()
  return (
    <ListScreen
      title={screens.erasures}
      about={texts.erasuresAbout}
      back={{ to: '/customers', text: screens.customers }}
      before={<Check />}
      list={list}
      columns={columns}
      rows={list.read.data?.rows}
      empty={texts.noErasures}
      page={list.read.data?.page}
    />
  )
}

/** Checks whether an address was erased: only whoever has the address can ask. */
function Check() {
  const { customers: texts } = useDeskTexts()
  const reason = useReason()
  const dates = useDates()
  const [email, setEmail] = useState('')
  const check = useChange(
    () => deskFetch<{ rows: Erasure[] }>('POST', '/erasures/check', { email }),
    [],
  )
  const found = check.data?.rows
  return (
    <Card title={texts.check}>
      <Form className="flex flex-wrap items-end gap-3" onSubmit={() => check.mutate(undefined)}>
        <div className="min-w-64 grow">
          <TextField
            type="email"
            label={texts.columns.email}
            value={email}
            onChange={(value) => {
              setEmail(value)
              check.reset()
            }}
            error={check.error ? (check.error.errors.email ?? reason(check.error)) : undefined}
          />
        </div>
        <Button type="submit" busy={check.isPending} isDisabled={email.trim() === ''}>
          {texts.checkAction}
        </Button>
      </Form>
      {found && (
        <div className="mt-3">
          <Notice
            tone="info"
            title={
              found.length === 0
                ? texts.notErased
                : plural('en', texts.checked, found.length, {
                    days: found.map(({ at }) => dates.day(at)).join(', '),
                  })
            }
          />
        </div>
      )}
    </Card>
  )
}

function useColumns(): ColumnOf<Erasure>[] {
  const { customers: texts } = useDeskTexts()
  const { at, by, ...counted } = texts.erasureColumns
  const dates = useDates()
  return [
    { id: 'at', title: at, cell: (erasure) => dates.moment(erasure.at) },
    { id: 'by', title: by, cell: ({ madeBy }) => madeBy ?? texts.unknownBy },
    ...(Object.keys(counted) as (keyof typeof counted)[]).map(
      (id): ColumnOf<Erasure> => ({
        id,
        title: counted[id],
        end: true,
        cell: (erasure) => erasure[id],
      }),
    ),
  ]
}

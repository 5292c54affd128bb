import { useState } from 'react'
import { MOST_SIZE_TABLES, type SizeTable } from '../../catalogue/size-guides/size-table'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { FormError } from '../kit/draft/form-error'
import { FormDialog } from '../kit/form-dialog'
import { Notice } from '../kit/notice'
import { freshSizeTable } from './edit-size-table'
import { SizeTableEditor } from './size-table-editor'

export interface EditedGuide {
  /** A category's slug or a department's. */
  slug: string
  name: string
  tables: SizeTable[]
  version: string
  /** The department's name, where the category has its guide and none of its own. */
  inherited?: string
}

/** Edits the tables of sizes of a category or department; without tables there is no guide. */
export function SizeGuideEditor({ guide, close }: { guide: EditedGuide; close(): void }) {
  const { sizeGuides: texts } = useDeskTexts()
  const [tables, setTables] = useState<{ key: number; table: SizeTable }[]>(() =>
    guide.tables.map((table, key) => ({ key, table })),
  )
  const [fresh, setFresh] = useState(guide.tables.length)
  const [version, setVersion] = useState(guide.version)
  const save = useChange(
    () =>
      deskFetch('PUT', `/size-guides/${encodeURIComponent(guide.slug)}`, {
        tables: tables.map(({ table }) => table),
        version,
      }),
    ['/size-guides'],
    {
      onSuccess: close,
      onError({ code, body }) {
        const now = body.now as { version: string } | undefined
        // What is typed stays; saving it again overwrites the other change on purpose.
        if (code === 'changed_meanwhile' && now) setVersion(now.version)
      },
    },
  )
  const add = () => {
    setTables([...tables, { key: fresh, table: freshSizeTable() }])
    setFresh(fresh + 1)
  }
  return (
    <FormDialog wide title={fill(texts.of, { name: guide.name })} onClose={close} change={save}>
      <p className="text-muted text-sm">{texts.about}</p>
      {guide.inherited && tables.length === 0 && (
        <p className="text-sm">{fill(texts.inherited, { name: guide.inherited })}</p>
      )}
      {tables.map(({ key, table }, at) => (
        <SizeTableEditor
          key={key}
          table={table}
          position={at + 1}
          onChange={(changed) => setTables(tables.with(at, { key, table: changed }))}
          onRemove={() => setTables(tables.toSpliced(at, 1))}
        />
      ))}
      <p>
        <Button icon="plus" isDisabled={tables.length >= MOST_SIZE_TABLES} onPress={add}>
          {texts.addTable}
        </Button>
      </p>
      {problemsIn(save.error?.errors).map((text) => (
        <Notice key={text} tone="bad" title={text} />
      ))}
      <FormError error={save.error} />
    </FormDialog>
  )
}

const problemsIn = (errors: Record<string, string> = {}) => [...new Set(Object.values(errors))]

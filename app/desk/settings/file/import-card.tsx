import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { toast } from 'sonner'
import type { SettingChange } from '../../../settings/stored-settings.server'
import { fill, plural } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Checkbox } from '../../kit/fields/checkbox'
import { DataTable, titled } from '../../kit/list/data-table'
import { Failed, Notice } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { useShown } from '../history/use-shown'

interface Preview {
  changes: FileChange[]
  conflicts: SettingChange[]
}

export function ImportCard() {
  const { file: texts } = useDeskTexts().settings
  const [chosen, setChosen] = useState<{ name: string; file: unknown }>()
  const [isJson, setIsJson] = useState(true)
  const [replace, setReplace] = useState(false)
  const preview = useChange(
    (given: { file: unknown; replace: boolean }) =>
      deskFetch<Preview>('POST', '/settings/import/preview', given),
    [],
  )
  const choose = async (picked: File | undefined) => {
    if (!picked) return
    preview.reset()
    const read = await picked
      .text()
      .then((text) => ({ file: JSON.parse(text) as unknown }))
      .catch(() => undefined)
    setIsJson(read !== undefined)
    setChosen(read && { name: picked.name, ...read })
    if (read) preview.mutate({ ...read, replace })
  }
  const changeReplace = (on: boolean) => {
    setReplace(on)
    if (chosen) preview.mutate({ file: chosen.file, replace: on })
  }
  const again = () => chosen && preview.mutate({ file: chosen.file, replace })
  return (
    <Card title={texts.import}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <FileTrigger
          acceptedFileTypes={['application/json', '.json']}
          onSelect={(files) => void choose(files?.[0])}
        >
          <Button icon="upload" busy={preview.isPending}>
            {texts.choose}
          </Button>
        </FileTrigger>
        {chosen && <span className="break-all">{chosen.name}</span>}
        <Checkbox isSelected={replace} onChange={changeReplace}>
          {texts.replace}
        </Checkbox>
      </div>
      <div className="mt-4 flex flex-col gap-4">
        {!isJson && <Notice tone="bad" title={texts.noJson} />}
        {preview.error && <Failed error={preview.error} again={again} />}
        {chosen && preview.data && (
          <Found
            key={preview.submittedAt}
            given={{ file: chosen.file, replace }}
            preview={preview.data}
            onDone={() => {
              setChosen(undefined)
              preview.reset()
            }}
            again={again}
          />
        )}
      </div>
    </Card>
  )
}

interface FoundProps {
  given: { file: unknown; replace: boolean }
  preview: Preview
  onDone(): void
  again(): void
}

function Found({ given, preview: { changes, conflicts }, onDone, again }: FoundProps) {
  const { file: texts } = useDeskTexts().settings
  const [force, setForce] = useState(false)
  const apply = useChange(
    () => deskFetch<{ keys: string[] }>('POST', '/settings/import', { ...given, force }),
    ['/settings', '/session'],
    {
      onSuccess: ({ keys }) => {
        toast(plural('en', texts.applied, keys.length))
        onDone()
      },
    },
  )
  if (changes.length === 0) return <Notice tone="info" title={texts.nothing} />
  return (
    <>
      <p className="font-medium" role="status">
        {plural('en', texts.would, changes.length)}
      </p>
      <ChangesTable changes={changes} conflicts={conflicts} />
      {conflicts.length > 0 && (
        <Checkbox isSelected={force} onChange={setForce}>
          {texts.force}
        </Checkbox>
      )}
      {apply.error && <Failed error={apply.error} again={again} />}
      <div className="flex justify-end">
        <Button
          look="main"
          busy={apply.isPending}
          isDisabled={conflicts.length > 0 && !force}
          onPress={() => apply.mutate(undefined)}
        >
          {plural('en', texts.apply, changes.length)}
        </Button>
      </div>
    </>
  )
}

type FileChange = Pick<SettingChange, 'key' | 'before' | 'after'>

function ChangesTable({
  changes,
  conflicts,
}: {
  changes: FileChange[]
  conflicts: SettingChange[]
}) {
  const { file: texts } = useDeskTexts().settings
  const { nameOf, textOf } = useShown()
  const dates = useDates()
  const byOthers = new Map(conflicts.map((one) => [one.key, one]))
  const shown = (value: unknown) => <span className="break-all">{textOf(value)}</span>
  return (
    <DataTable
      label={texts.import}
      empty=""
      rows={changes.map((change) => ({ ...change, id: change.key }))}
      columns={titled(texts.columns, [
        {
          id: 'setting',
          cell: ({ key }) => {
            const other = byOthers.get(key)
            const when = other && dates.moment(other.at)
            return (
              <span className="flex flex-col items-start gap-1">
                {nameOf(key)}
                {other && (
                  <Badge tone="warn">
                    {fill(texts.byOther, { by: other.by, when: when ?? '' })}
                  </Badge>
                )}
              </span>
            )
          },
        },
        { id: 'before', cell: ({ before }) => shown(before) },
        { id: 'after', cell: ({ after }) => shown(after) },
      ])}
    />
  )
}

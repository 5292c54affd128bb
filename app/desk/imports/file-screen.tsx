import { useState } from 'react'
import { useParams } from 'react-router'
import type { FileImport } from '../../catalogue/incoming/files/file-imports.server'
import { fill } from '../../texts/fill'
import { deskFetch, useChange, useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { Button } from '../kit/button'
import { Confirm } from '../kit/confirm'
import { Checkbox } from '../kit/fields/checkbox'
import { Failed, Notice } from '../kit/notice'
import { Page } from '../kit/page'
import { useDates, useFigures } from '../kit/use-formats'
import { FilePictures } from './file-pictures'
import { FileReportView } from './file-report'
import { type ShownImport, TONES } from './shown-file'

const READ_EACH_MS = 1000
const isBusy = (state?: FileImport['state']) => state === 'checking' || state === 'running'

/** Shows what a file would change, then applies it; applying goes on after the page is closed. */
export default function FileScreen() {
  const { id = '' } = useParams()
  const { imports } = useDeskTexts()
  const changes = useMay()('products.change')
  const dates = useDates()
  const [every, setEvery] = useState<number>()
  const [asked, setAsked] = useState(false)
  const path = `/imports/${id}`
  const { data, error, refetch } = useRead<ShownImport>(path, {}, { every })
  const wanted = isBusy(data?.state) ? READ_EACH_MS : undefined
  if (wanted !== every) setEvery(wanted)
  const check = useChange(() => deskFetch('POST', `${path}/check`, {}), ['/imports'])
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  const { state, name, staff, at, report } = data
  return (
    <Page
      title={name}
      back={{ to: '/imports', text: imports.back }}
      about={
        <>
          <Badge tone={TONES[state]}>{imports.states[state]}</Badge> {dates.moment(at)}, {staff}
        </>
      }
      actions={
        changes &&
        !isBusy(state) && (
          <>
            <Button busy={check.isPending} onPress={() => check.mutate(undefined)}>
              {imports.again}
            </Button>
            {state !== 'done' && report?.report && (
              <Button look="main" onPress={() => setAsked(true)}>
                {imports.apply}
              </Button>
            )}
          </>
        )
      }
    >
      {isBusy(state) && <Progress file={data} />}
      {state === 'failed' && report?.reason && (
        <Notice tone="bad" title={imports.states.failed} text={report.reason} />
      )}
      {!isBusy(state) && <FilePictures file={data} canSend={changes && state !== 'done'} />}
      {report && <FileReportView id={id} report={report} applied={state === 'done'} />}
      {asked && <ApplyDialog id={id} close={() => setAsked(false)} />}
    </Page>
  )
}

function Progress({ file: { state, done, of } }: { file: FileImport }) {
  const { imports } = useDeskTexts()
  const figures = useFigures()
  return (
    <div role="status" className="flex flex-col gap-2">
      <p>
        {of > 0
          ? fill(imports.progress, { done: figures(done), of: figures(of) })
          : imports.reading}
      </p>
      <progress
        aria-label={imports.states[state]}
        className="h-2 w-full"
        {...(of > 0 && { value: done, max: of })}
      />
    </div>
  )
}

function ApplyDialog({ id, close }: { id: string; close(): void }) {
  const { imports } = useDeskTexts()
  const [replace, setReplace] = useState(false)
  const [sure, setSure] = useState(false)
  const [setStock, setSetStock] = useState(false)
  const apply = useChange(
    () => deskFetch('POST', `/imports/${id}/apply`, { replace, sure: replace && sure, setStock }),
    ['/imports', '/products', '/categories'],
    { onSuccess: close },
  )
  return (
    <Confirm
      title={imports.applyTitle}
      text={imports.applyText}
      action={imports.apply}
      bad={replace}
      change={apply}
      onClose={close}
    >
      <div className="mb-4 flex flex-col gap-1">
        <Checkbox isSelected={setStock} onChange={setSetStock}>
          {imports.setStock}
        </Checkbox>
        <Checkbox isSelected={replace} onChange={setReplace}>
          {imports.replace}
        </Checkbox>
        {replace && (
          <div className="pl-7">
            <p className="text-muted text-sm">{imports.replaceHint}</p>
            <Checkbox isSelected={sure} onChange={setSure}>
              {imports.sure}
            </Checkbox>
          </div>
        )}
      </div>
    </Confirm>
  )
}

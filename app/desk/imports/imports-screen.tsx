import { DropZone, FileTrigger } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { fill } from '../../texts/fill'
import { deskFetch, withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Badge } from '../kit/badge'
import { Button } from '../kit/button'
import { useReason } from '../kit/failed'
import { ListScreen } from '../kit/list/list-screen'
import { useList } from '../kit/list/use-list'
import { Notice } from '../kit/notice'
import { useDates } from '../kit/use-formats'
import { type ListedFile, TONES } from './shown-file'

export default function ImportsScreen() {
  const { imports, screens } = useDeskTexts()
  const list = useList<{ imports: ListedFile[] }>('/imports')
  const dates = useDates()
  const columns = [
    { id: 'name', title: imports.file, cell: ({ name }: ListedFile) => name },
    { id: 'at', title: imports.at, cell: ({ at }: ListedFile) => dates.moment(at) },
    { id: 'by', title: imports.by, wideOnly: true, cell: ({ staff }: ListedFile) => staff },
    {
      id: 'state',
      title: imports.state,
      cell: ({ state }: ListedFile) => <Badge tone={TONES[state]}>{imports.states[state]}</Badge>,
    },
  ]
  return (
    <ListScreen
      title={screens.imports}
      about={imports.about}
      before={<Choose />}
      list={list}
      card={imports.recent}
      label={imports.recent}
      columns={columns}
      rows={list.read.data?.imports}
      empty={imports.none}
      href={({ id }) => `/imports/${id}`}
    />
  )
}

function Choose() {
  const { imports } = useDeskTexts()
  const navigate = useNavigate()
  const reason = useReason()
  const upload = useChange(
    (file: File) =>
      deskFetch<{ id: string }>('POST', withQuery('/imports', { name: file.name }), file),
    ['/imports'],
    { onSuccess: ({ id }) => void navigate(`/imports/${id}`) },
  )
  const take = (file: File | undefined) => file && upload.mutate(file)
  return (
    <DropZone
      aria-label={imports.drop}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        const dropped = items.find((item) => item.kind === 'file')
        if (dropped) void dropped.getFile().then(take)
      }}
      className="flex flex-col items-center gap-3 rounded-md border-2 border-line border-dashed bg-surface p-8 text-center data-drop-target:border-info data-drop-target:bg-info-soft"
    >
      <p>{imports.drop}</p>
      <FileTrigger acceptedFileTypes={['.csv', '.xlsx']} onSelect={(files) => take(files?.[0])}>
        <Button look="main" icon="upload" busy={upload.isPending}>
          {imports.choose}
        </Button>
      </FileTrigger>
      <p className="text-muted text-sm">{imports.hint}</p>
      {upload.isPending && (
        <p role="status">{fill(imports.uploading, { name: upload.variables.name })}</p>
      )}
      {upload.error && (
        <Notice tone="bad" title={fill(imports.failed, { reason: reason(upload.error) })} />
      )}
    </DropZone>
  )
}

import { useState } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { TABLE_KINDS } from '../../catalogue/incoming/sheets/table-kinds'
import { fill } from '../../texts/fill'
import { deskFetch, useChange, withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Badge } from '../kit/badge'
import { Button } from '../kit/button'
import { titled } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import { useList } from '../kit/list/use-list'
import { Notice, useReason } from '../kit/notice'
import { useDates } from '../kit/use-formats'
import { PICTURE_KINDS } from './file-pictures'
import { type ListedFile, TONES } from './shown-file'
import { partedFiles, useSentPictures } from './use-sent-pictures'

export default function ImportsScreen() {
  const { imports, screens } = useDeskTexts()
  const list = useList<{ imports: ListedFile[] }>('/imports')
  const dates = useDates()
  const columns = titled(imports, [
    {
      id: 'name',
      title: imports.file,
      cell: ({ name }: ListedFile) => <span className="cell-words">{name}</span>,
    },
    { id: 'at', cell: ({ at }: ListedFile) => dates.moment(at) },
    { id: 'by', wideOnly: true, cell: ({ staff }: ListedFile) => staff },
    {
      id: 'state',
      cell: ({ state }: ListedFile) => <Badge tone={TONES[state]}>{imports.states[state]}</Badge>,
    },
  ])
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
  const open = (id: string) => void navigate(`/imports/${id}`)
  const { uploading, send } = useSentPictures(open)
  const [lacksSheet, setLacksSheet] = useState(false)
  const upload = useChange(
    ({ sheet }: { sheet: File; pictures: File[] }) =>
      deskFetch<{ id: string }>('POST', withQuery('/imports', { name: sheet.name }), sheet),
    ['/imports'],
    {
      onSuccess({ id }, { pictures }) {
        if (pictures.length > 0) send.mutate({ id, files: pictures })
        else open(id)
      },
    },
  )
  const take = (files: readonly File[]) => {
    if (files.length === 0) return
    const { sheet, pictures } = partedFiles(files)
    setLacksSheet(!sheet)
    if (sheet) upload.mutate({ sheet, pictures })
  }
  const busy = upload.isPending || send.isPending
  const name = uploading ?? (upload.isPending ? upload.variables.sheet.name : undefined)
  const error = upload.error ?? send.error
  return (
    <DropZone
      aria-label={imports.drop}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        const dropped = items.filter((item) => item.kind === 'file')
        void Promise.all(dropped.map((item) => item.getFile())).then(take)
      }}
      className="flex flex-col items-center gap-3 rounded-md border-2 border-line border-dashed bg-surface p-8 text-center data-drop-target:border-info data-drop-target:bg-info-soft"
    >
      <p>{imports.drop}</p>
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={[...TABLE_KINDS, ...PICTURE_KINDS]}
        onSelect={(files) => take([...(files ?? [])])}
      >
        <Button look="main" icon="upload" busy={busy}>
          {imports.choose}
        </Button>
      </FileTrigger>
      <p className="text-muted text-sm">{imports.hint}</p>
      {name && <p role="status">{fill(imports.uploading, { name })}</p>}
      {lacksSheet && <Notice tone="bad" title={imports.noSheet} />}
      {error && <Notice tone="bad" title={fill(imports.failed, { reason: reason(error) })} />}
    </DropZone>
  )
}

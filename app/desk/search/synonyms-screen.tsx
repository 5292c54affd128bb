import { useState } from 'react'
import { toast } from 'sonner'
import { fill, plural } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button } from '../kit/button'
import { FormError } from '../kit/draft/form-error'
import { TextField } from '../kit/fields/text-field'
import { FormDialog } from '../kit/form-dialog'
import { ListScreen } from '../kit/list/list-screen'
import type { PageOf } from '../kit/list/pager'
import { useAddressState } from '../kit/list/use-address-state'
import { useList } from '../kit/list/use-list'
import { ChangeError } from '../kit/notice'
import { useUndo } from '../kit/use-undo'

const DEFAULTS = { search: '', page: '1' }

export default function SynonymsScreen() {
  const { search: texts, screens } = useDeskTexts()
  const mayChange = useMay()('products.change')
  const list = useList<{ rows: { id: string }[]; page: PageOf }, typeof DEFAULTS>(
    '/search/synonyms',
    DEFAULTS,
  )
  const [{ add }, change] = useAddressState({ add: '' })
  const [isOpen, setOpen] = useState(false)
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const offerUndo = useUndo(texts.lines, ['/search/synonyms'])
  const remove = useChange(
    (lines: string[]) => deskFetch('POST', '/search/synonyms/remove', { lines }),
    ['/search/synonyms'],
    {
      onSuccess(_, lines) {
        setSelected(new Set())
        offerUndo(plural('en', texts.lines.removed, lines.length), '/search/synonyms', { lines })
      },
    },
  )
  const close = () => {
    setOpen(false)
    change({ add: '' })
  }
  return (
    <ListScreen
      title={screens.synonyms}
      about={texts.lines.about}
      back={{ to: '/search', text: screens.search }}
      actions={
        mayChange && (
          <Button look="main" icon="plus" onPress={() => setOpen(true)}>
            {texts.lines.add}
          </Button>
        )
      }
      search={texts.lines.search}
      notice=<ChangeError error={remove.error} />
      list={list}
      isSorted={false}
      columns={[
        {
          id: 'line',
          title: texts.lines.line,
          cell: ({ id }) => <span className="break-words">{id}</span>,
        },
      ]}
      rows={list.read.data?.rows}
      empty={texts.lines.none}
      page={list.read.data?.page}
      {...(mayChange && {
        selected,
        onSelected: setSelected,
        bulk: (
          <Button
            look="bad"
            icon="bin"
            busy={remove.isPending}
            onPress={() => remove.mutate([...selected])}
          >
            {texts.lines.remove}
          </Button>
        ),
      })}
    >
      {mayChange && (isOpen || add !== '') && <AddSynonyms first={add} close={close} />}
    </ListScreen>
  )
}

interface Props {
  /** The words of a search that the line begins with. */
  first: string
  close(): void
}

function AddSynonyms({ first, close }: Props) {
  const { search } = useDeskTexts()
  const texts = search.lines
  const [line, setLine] = useState(first === '' ? '' : `${first}, `)
  const save = useChange(
    () =>
      deskFetch<{ added: number; lines: string[] }>('POST', '/search/synonyms', { lines: [line] }),
    ['/search/synonyms'],
    {
      onSuccess({ added, lines }) {
        toast.success(added > 0 ? fill(texts.added, { line: lines[0] ?? '' }) : texts.known)
        close()
      },
    },
  )
  return (
    <FormDialog title={texts.add} onClose={close} change={save}>
      <TextField
        autoFocus
        isRequired
        label={texts.label}
        hint={texts.hint}
        value={line}
        onChange={setLine}
        error={save.error?.errors.lines}
      />
      <FormError error={save.error} />
    </FormDialog>
  )
}

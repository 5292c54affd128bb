import { useRef, useState } from 'react'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay, useSession } from '../../client/use-session'
import { Button, IconButton } from '../../kit/button'
import { Card } from '../../kit/card'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { ChangeError } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { useOrder } from './use-order'

export function NotesCard() {
  const { orders: t } = useDeskTexts()
  const { view, change } = useOrder()
  const { moment } = useDates()
  const { staff } = useSession()
  const may = useMay()
  const [text, setText] = useState('')
  // The key stays until the note is stored, so that a retry does not store it twice.
  const key = useRef(crypto.randomUUID())
  const mine = change.variables?.path.startsWith('/notes')
  const add = () =>
    change.mutate(
      { path: '/notes', body: { text, key: key.current } },
      {
        onSuccess: () => {
          setText('')
          key.current = crypto.randomUUID()
        },
      },
    )
  return (
    <Card title={t.order.notes}>
      <ul className="flex flex-col gap-3">
        {view.notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 rounded-md bg-ground p-3">
            <span className="min-w-0 grow">
              <span className="block whitespace-pre-line break-words">{note.text}</span>
              <span className="block text-muted text-sm">{`${note.by.name}, ${moment(note.at)}`}</span>
            </span>
            {note.by.id === staff.id && may('orders.change') && (
              <IconButton
                icon="bin"
                label={t.order.deleteNote}
                onPress={() => change.mutate({ method: 'DELETE', path: `/notes/${note.id}` })}
              />
            )}
          </li>
        ))}
      </ul>
      {may('orders.change') && (
        <Form
          className="mt-3 flex flex-col items-start gap-3 first:mt-0"
          onSubmit={() => text.trim() && add()}
        >
          <div className="w-full">
            <TextField
              label={t.order.noteLabel}
              hint={t.order.noteHint}
              lines={2}
              value={text}
              onChange={setText}
              maxLength={2000}
            />
          </div>
          <Button type="submit" busy={change.isPending && mine} isDisabled={!text.trim()}>
            {t.order.addNote}
          </Button>
        </Form>
      )}
      {change.error && mine && <ChangeError error={change.error} />}
    </Card>
  )
}

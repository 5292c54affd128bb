import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch, useChange, useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { Button } from '../kit/button'
import { Card, Facts } from '../kit/card'
import { Confirm } from '../kit/confirm'
import { Failed, useReason } from '../kit/notice'
import { Page } from '../kit/page'
import { useDates } from '../kit/use-formats'
import { AnswerForm } from './answer-form'
import { MESSAGE_TONES, type Message } from './message'

export default function MessageScreen() {
  const { id = '' } = useParams()
  const { messages: texts, screens } = useDeskTexts()
  const dates = useDates()
  const mayAnswer = useMay()('messages.answer')
  const path = `/messages/${encodeURIComponent(id)}`
  const { data, error, refetch } = useRead<Message>(path)
  return (
    <Page
      title={data?.name ?? screens.message}
      about={data && dates.moment(data.at)}
      back={{ to: '/messages', text: screens.messages }}
      actions={data && mayAnswer && <MessageActions message={data} path={path} />}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-5">
            <Card>
              <p lang={data.language} className="whitespace-pre-line break-words">
                {data.message}
              </p>
            </Card>
            {data.answers.map(({ id: answer, text, by, at }) => (
              <Card key={answer} title={fill(texts.answered, { by, at: dates.moment(at) })}>
                <p lang={data.language} className="whitespace-pre-line break-words">
                  {text}
                </p>
              </Card>
            ))}
            {mayAnswer && <AnswerForm key={data.id} message={data} path={path} />}
          </div>
          <Card title={texts.from}>
            <Sender message={data} />
          </Card>
        </div>
      )}
    </Page>
  )
}

function Sender({ message }: { message: Message }) {
  const { messages: texts, customers } = useDeskTexts()
  const dates = useDates()
  const { email, phone, language, customer, orders } = message
  return (
    <>
      <p className="mb-3">
        <Badge tone={MESSAGE_TONES[message.state]}>{texts.states[message.state]}</Badge>
      </p>
      <Facts
        facts={[
          [
            customers.facts.email,
            <span key="email" className="break-all">
              {email}
            </span>,
          ],
          [texts.phone, phone],
          [texts.language, texts.languages[language]],
          [
            texts.customer,
            customer ? (
              <Link key="customer" to={`/customers/${customer}`} className="underline">
                {texts.openCustomer}
              </Link>
            ) : (
              texts.noCustomer
            ),
          ],
        ]}
      />
      {orders.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-medium">{texts.orders}</h3>
          <ul>
            {orders.map(({ number, placedAt }) => (
              <li key={number} className="flex flex-wrap justify-between gap-x-3">
                <Link to={`/orders/${number}`} className="touch:min-h-11 underline">
                  {number}
                </Link>
                <span className="text-muted">{dates.day(placedAt)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function MessageActions({ message, path }: { message: Message; path: string }) {
  const { messages: texts } = useDeskTexts()
  const reason = useReason()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const { version } = message
  const done = message.state === 'done'
  const mark = useChange(
    () => deskFetch('POST', `${path}/state`, { state: done ? 'new' : 'done', version }),
    ['/messages'],
    { onError: (error) => void toast.error(reason(error)) },
  )
  const remove = useChange(() => deskFetch('DELETE', path), [], {
    onSuccess: () => {
      toast(texts.deleted)
      void navigate('/messages', { replace: true })
    },
  })
  return (
    <>
      <Button
        icon={done ? 'undo' : 'check'}
        busy={mark.isPending}
        onPress={() => mark.mutate(undefined)}
      >
        {done ? texts.reopen : texts.done}
      </Button>
      <Button look="bad" icon="bin" onPress={() => setAsked(true)}>
        {texts.delete}
      </Button>
      <Confirm
        bad
        isOpen={asked}
        title={texts.deleteTitle}
        text={texts.deleteText}
        action={texts.delete}
        change={remove}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

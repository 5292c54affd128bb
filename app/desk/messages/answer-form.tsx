import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { type DeskError, deskFetch, useChange, useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { Select } from '../kit/fields/select'
import { TextField } from '../kit/fields/text-field'
import { Form } from '../kit/form'
import { Notice, useReason } from '../kit/notice'
import type { Message, Template } from './message'

const LINES = 8

/** Keeps the typed answer when somebody else answered first. */
export function AnswerForm({ message, path }: { message: Message; path: string }) {
  const { messages: texts } = useDeskTexts()
  const told = useTold()
  const [text, setText] = useState('')
  const { version, email, language } = message
  const send = useChange(
    () => deskFetch('POST', `${path}/answers`, { text, version }),
    ['/messages'],
    {
      onSuccess: () => {
        setText('')
        toast(texts.sent)
      },
    },
  )
  return (
    <Card title={message.answers.length > 0 ? texts.answerAgain : texts.answerTitle}>
      <Form className="grid gap-4" onSubmit={() => send.mutate(undefined)}>
        <Templates message={message} onChoose={setText} />
        <TextField
          label={texts.text}
          hint={fill(texts.answerHint, { email, language: texts.languages[language] })}
          lines={LINES}
          value={text}
          onChange={setText}
          error={send.error?.errors.text}
        />
        {send.error && !send.error.errors.text && <Notice tone="bad" title={told(send.error)} />}
        <div className="flex justify-end">
          <Button
            type="submit"
            look="main"
            icon="mail"
            busy={send.isPending}
            isDisabled={text.trim() === ''}
          >
            {texts.send}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function Templates({ message, onChoose }: { message: Message; onChoose(text: string): void }) {
  const { messages: texts } = useDeskTexts()
  const { data } = useRead<{ rows: Template[] }>('/message-templates')
  const fitting = (data?.rows ?? []).filter(
    ({ language }) => language === null || language === message.language,
  )
  if (fitting.length === 0) return null
  const values = { name: message.name, order: message.orders[0]?.number ?? '' }
  return (
    <Select
      label={texts.template}
      value={undefined}
      options={fitting.map(({ id, name }) => ({ id, text: name }))}
      onChange={(id) =>
        onChoose(fill(fitting.find((template) => template.id === id)?.text ?? '', values))
      }
    />
  )
}

function useTold() {
  const { messages: texts } = useDeskTexts()
  const reason = useReason()
  return (error: DeskError) => {
    if (error.code !== 'answered_meanwhile') return reason(error)
    const { answeredBy } = error.body.now as { answeredBy?: string }
    return answeredBy ? fill(texts.someoneElse, { by: answeredBy }) : texts.meanwhile
  }
}

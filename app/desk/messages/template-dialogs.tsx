import { useState } from 'react'
import { fill } from '../../texts/fill'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Confirm } from '../kit/confirm'
import { Select } from '../kit/fields/select'
import { TextField } from '../kit/fields/text-field'
import type { Template } from './message'

const PATHS = ['/message-templates']
const LINES = 10

interface Props {
  /** Undefined for a new one. */
  template?: Template
  close(): void
  save: string
}

export function TemplateDialog({ template, close, save }: Props) {
  const { messages: texts } = useDeskTexts()
  const [name, setName] = useState(template?.name ?? '')
  const [text, setText] = useState(template?.text ?? '')
  const [language, setLanguage] = useState<string>(template?.language ?? '')
  const values = { name, text, language: language || null }
  const change = useChange(
    () =>
      template
        ? deskFetch('PUT', `/message-templates/${template.id}`, {
            ...values,
            version: template.version,
          })
        : deskFetch('POST', '/message-templates', values),
    PATHS,
    { onSuccess: close },
  )
  const errors = change.error?.errors ?? {}
  return (
    <Confirm
      title={template ? texts.editTemplate : texts.newTemplate}
      action={save}
      busy={change.isPending}
      error={Object.keys(errors).length > 0 ? null : change.error}
      onClose={close}
      onConfirm={() => change.mutate(undefined)}
    >
      <div className="grid gap-4">
        <TextField
          label={texts.templateName}
          value={name}
          onChange={setName}
          error={errors.name}
          autoFocus
        />
        <Select
          label={texts.templateLanguage}
          value={language}
          onChange={setLanguage}
          none={texts.anyLanguage}
          options={Object.entries(texts.languages).map(([id, named]) => ({ id, text: named }))}
        />
        <TextField
          label={texts.templateText}
          lines={LINES}
          value={text}
          onChange={setText}
          error={errors.text}
        />
      </div>
    </Confirm>
  )
}

export function DeleteTemplate({ template, close }: { template: Template; close(): void }) {
  const { messages: texts } = useDeskTexts()
  const remove = useChange(() => deskFetch('DELETE', `/message-templates/${template.id}`), PATHS, {
    onSuccess: close,
  })
  return (
    <Confirm
      bad
      title={fill(texts.deleteTemplate, { name: template.name })}
      action={texts.delete}
      change={remove}
      onClose={close}
      onConfirm={() => remove.mutate(undefined)}
    />
  )
}

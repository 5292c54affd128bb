import { useState } from 'react'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button } from '../kit/button'
import { Confirm } from '../kit/confirm'
import { Select } from '../kit/fields/select'
import { TextField } from '../kit/fields/text-field'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import { useList } from '../kit/list/use-list'
import { useDates } from '../kit/use-formats'
import type { Template } from './message'

export default function TemplatesScreen() {
  const { messages: texts, screens, kit } = useDeskTexts()
  const dates = useDates()
  const mayChange = useMay()('messages.answer')
  const list = useList<{ rows: Template[] }>('/message-templates')
  const [edited, setEdited] = useState<Template | 'new'>()
  const [deleted, setDeleted] = useState<Template>()
  const { templateColumns: columns } = texts
  const shown: ColumnOf<Template>[] = titled(columns, [
    { id: 'name', cell: ({ name }) => <span className="cell-words">{name}</span> },
    {
      id: 'language',
      cell: ({ language }) => (language ? texts.languages[language] : texts.anyLanguage),
    },
    { id: 'changed', cell: ({ changedAt }) => dates.day(changedAt) },
    ...(mayChange
      ? [
          {
            id: 'act',
            title: texts.editTemplate,
            end: true,
            cell: (template: Template) => (
              <span className="inline-flex flex-wrap justify-end gap-2">
                <Button onPress={() => setEdited(template)}>{texts.editTemplate}</Button>
                <Button look="bad" onPress={() => setDeleted(template)}>
                  {texts.delete}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ])
  return (
    <ListScreen
      title={screens.templates}
      about={texts.templatesAbout}
      back={{ to: '/messages', text: screens.messages }}
      actions={
        mayChange && (
          <Button look="main" icon="plus" onPress={() => setEdited('new')}>
            {texts.newTemplate}
          </Button>
        )
      }
      list={list}
      columns={shown}
      rows={list.read.data?.rows}
      empty={texts.noTemplates}
    >
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          close={() => setEdited(undefined)}
          save={kit.save}
        />
      )}
      {deleted && <DeleteTemplate template={deleted} close={() => setDeleted(undefined)} />}
    </ListScreen>
  )
}

const PATHS = ['/message-templates']
const LINES = 10

interface Props {
  /** Undefined for a new one. */
  template?: Template
  close(): void
  save: string
}

function TemplateDialog({ template, close, save }: Props) {
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
      change={change}
      error={Object.keys(errors).length > 0 ? null : change.error}
      onClose={close}
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

function DeleteTemplate({ template, close }: { template: Template; close(): void }) {
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
    />
  )
}

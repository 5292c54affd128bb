import { useState } from 'react'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button } from '../kit/button'
import type { ColumnOf } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import { titled } from '../kit/list/titled'
import { useList } from '../kit/list/use-list'
import { useDates } from '../kit/use-formats'
import type { Template } from './message'
import { DeleteTemplate, TemplateDialog } from './template-dialogs'

export default function TemplatesScreen() {
  const { messages: texts, screens, kit } = useDeskTexts()
  const dates = useDates()
  const mayChange = useMay()('messages.answer')
  const list = useList<{ rows: Template[] }>('/message-templates')
  const [edited, setEdited] = useState<Template | 'new'>()
  const [deleted, setDeleted] = useState<Template>()
  const { templateColumns: columns } = texts
  const shown: ColumnOf<Template>[] = titled(columns, [
    { id: 'name', cell: ({ name }) => <span className="break-words">{name}</span> },
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

import { useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { IconButton } from '../../kit/button'
import { Confirm } from '../../kit/confirm'
import { Dialog } from '../../kit/dialog'
import type { Role } from '../../rights/rights'
import { ShownOnce } from '../tokens/shown-once'
import type { PersonView } from './person'
import { RoleChoice } from './role-choice'

type Act = 'role' | 'reset' | 'remove'

export function PersonMenu({ person }: { person: PersonView }) {
  const words = useDeskTexts().staff.people
  const [act, setAct] = useState<Act>()
  const [link, setLink] = useState<string>()
  const close = () => setAct(undefined)
  // A reset of oneself would end the session that shows its link; "My account" offers the same.
  const own = useSession().staff.id === person.id
  const names: Partial<Record<Act, string>> = {
    role: words.changeRole,
    ...(!own && { reset: words.reset }),
    remove: words.remove,
  }
  return (
    <>
      <MenuTrigger>
        <span className="flex justify-end">
          <IconButton icon="more" label={fill(words.actions, { name: person.name })} />
        </span>
        <Popover className="rounded-md border border-line bg-surface p-1 shadow-lg">
          <Menu onAction={(key) => setAct(key as Act)} className="outline-none">
            {Object.entries(names).map(([id, text]) => (
              <MenuItem
                key={id}
                id={id}
                className="flex min-h-9 cursor-pointer items-center rounded-md px-3 outline-none data-focused:bg-ground touch:min-h-11"
              >
                {text}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {act && <Acting act={act} person={person} onClose={close} onLink={setLink} />}
      {link && (
        <Dialog title={words.sent} onClose={() => setLink(undefined)}>
          <ShownOnce text={words.sentText} secret={link} onKept={() => setLink(undefined)} />
        </Dialog>
      )}
    </>
  )
}

interface Props {
  act: Act
  person: PersonView
  onClose(): void
  onLink(link: string): void
}

function Acting({ act, person, onClose, onLink }: Props) {
  const words = useDeskTexts().staff.people
  const { id, name, email } = person
  const [role, setRole] = useState<Role>(person.role)
  const change = useChange(
    () => {
      if (act === 'role') return deskFetch<{ link?: string }>('PATCH', `/staff/${id}`, { role })
      if (act === 'reset') return deskFetch<{ link?: string }>('POST', `/staff/${id}/reset`)
      return deskFetch<{ link?: string }>('DELETE', `/staff/${id}`)
    },
    ['/staff'],
    {
      onSuccess: ({ link }) => {
        onClose()
        if (link) onLink(link)
      },
    },
  )
  const said = {
    role: [words.changeRoleTitle, words.changeRoleText, words.changeRole],
    reset: [words.resetTitle, words.resetText, words.reset],
    remove: [words.removeTitle, words.removeText, words.remove],
  }[act]
  const [title = '', text = '', action = ''] = said.map((one) => fill(one, { name, email }))
  return (
    <Confirm
      title={title}
      text={text}
      action={action}
      bad={act === 'remove'}
      change={change}
      onClose={onClose}
    >
      {act === 'role' && <RoleChoice value={role} onChange={setRole} />}
    </Confirm>
  )
}

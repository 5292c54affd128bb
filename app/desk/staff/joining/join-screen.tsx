import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '../../../texts/fill'
import { type DeskError, deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { ChangeError } from '../../kit/notice'
import { RecoveryCodes } from '../proofs/recovery-codes'
import { Entrance } from '../signing-in/entrance'
import { Accepting } from './accepting'
import type { InvitationView } from './invitation'

/** Opens a one-time link. The secret follows "#", which is sent to nobody. */
export default function JoinScreen() {
  const texts = useDeskTexts()
  const { join, proof } = texts.staff
  const [secret] = useState(() => location.hash.slice(1))
  const invitation = useQuery<InvitationView, DeskError>({
    queryKey: ['/invitation', secret],
    queryFn: () => deskFetch<InvitationView>('POST', '/invitation', { secret }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [codes, setCodes] = useState<string[]>()
  const navigate = useNavigate()
  const client = useQueryClient()
  const enter = () => {
    client.clear()
    void navigate('/', { replace: true })
  }
  if (codes)
    return (
      <Entrance title={proof.codesTitle}>
        <RecoveryCodes codes={codes} onKept={enter} />
      </Entrance>
    )
  if (invitation.error)
    return (
      <Entrance title={join.gone}>
        <ChangeError error={invitation.error} />
        <p>
          {join.joined}{' '}
          <a href="/desk" className="underline">
            {texts.staff.signIn.submit}
          </a>
        </p>
      </Entrance>
    )
  if (!invitation.data) return null
  const { kind, shop, role } = invitation.data
  return (
    <Entrance title={kind === 'reset' ? join.reset : fill(join.title, { shop })}>
      <p>
        {kind === 'reset' ? join.resetText : fill(join.welcome, { role: texts.frame.roles[role] })}
      </p>
      <Accepting
        secret={secret}
        invitation={invitation.data}
        onAccepted={(made) => (made ? setCodes(made) : enter())}
      />
    </Entrance>
  )
}

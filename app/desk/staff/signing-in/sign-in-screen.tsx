import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useDeskTexts } from '../../client/desk-texts'
import { backPath } from './back-path'
import { Entrance } from './entrance'
import { SignInWays } from './sign-in-ways'

export default function SignInScreen() {
  const { signIn } = useDeskTexts().staff
  const enter = useEnter()
  useForgetting()
  return (
    <Entrance title={signIn.title}>
      <SignInWays onSignedIn={enter} />
    </Entrance>
  )
}

function useEnter() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  return () => void navigate(backPath(parameters.get('back')), { replace: true })
}

/** Forgets the former person's data once their screens are gone. */
function useForgetting() {
  const client = useQueryClient()
  useEffect(
    () => client.removeQueries({ predicate: ({ queryKey: [path] }) => path !== '/sign-in' }),
    [client],
  )
}

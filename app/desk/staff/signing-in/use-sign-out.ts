import { useNavigate } from 'react-router'
import { deskFetch, useChange } from '../../client/desk-fetch'

export function useSignOut(path: '/sign-out' | '/sign-out-everywhere' = '/sign-out') {
  const navigate = useNavigate()
  return useChange(() => deskFetch('POST', path), [], {
    onSuccess: () => void navigate('/sign-in', { replace: true }),
  })
}

import { useNavigate } from 'react-router'
import { deskFetch } from '../../client/desk-fetch'
import { useChange } from '../../client/use-data'

export function useSignOut(path: '/sign-out' | '/sign-out-everywhere' = '/sign-out') {
  const navigate = useNavigate()
  return useChange(() => deskFetch('POST', path), [], {
    onSuccess: () => void navigate('/sign-in', { replace: true }),
  })
}

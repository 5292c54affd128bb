import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { deskFetch } from '../../frame/desk-fetch'
import { useChange } from '../../frame/use-data'

/** Ends this session, or all of the person's; nothing that was read stays in the browser. */
export function useSignOut(path: '/sign-out' | '/sign-out-everywhere' = '/sign-out') {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useChange(() => deskFetch('POST', path), [], {
    onSuccess: async () => {
      await navigate('/sign-in', { replace: true })
      client.clear()
    },
  })
}

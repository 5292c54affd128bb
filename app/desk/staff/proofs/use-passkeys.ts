import { useMemo } from 'react'
import { DeskError, deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'

/** Makes or uses a passkey in the browser, by an endpoint's options. Throws DeskError. */
export function usePasskeys() {
  const { cancelled } = useDeskTexts().staff.signIn
  return useMemo(() => {
    const orCancelled = () => {
      throw new DeskError(422, 'passkey_cancelled', cancelled)
    }
    return {
      make: async (path: string, body?: unknown) => {
        const optionsJSON = await deskFetch<never>('POST', path, body)
        const { startRegistration } = await import('@simplewebauthn/browser')
        return startRegistration({ optionsJSON }).catch(orCancelled)
      },
      use: async (path: string) => {
        const optionsJSON = await deskFetch<never>('POST', path)
        const { startAuthentication } = await import('@simplewebauthn/browser')
        return startAuthentication({ optionsJSON }).catch(orCancelled)
      },
    }
  }, [cancelled])
}

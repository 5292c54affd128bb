import { useEffect } from 'react'
import type { DeskError } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { TextField } from '../../kit/fields/text-field'
import { Failed } from '../../kit/notice'

export interface Offered {
  setup: string
  secret: string
  picture: string
}

interface Props {
  /** The server's offer, requested when the field appears. */
  offered: Offered | undefined
  offer(): void
  failed: DeskError | null
  code: string
  onCode(code: string): void
  error?: string
}

/** Shows a new authenticator as a picture and a secret, and asks for its first code. */
export function AuthenticatorField({ offered, offer, failed, code, onCode, error }: Props) {
  const { proof } = useDeskTexts().staff
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it appears
  useEffect(offer, [])
  if (failed) return <Failed error={failed} again={offer} />
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-center gap-4 sm:grid-cols-[180px_1fr]">
        <div
          role="img"
          aria-label={proof.picture}
          className="size-45 rounded-md border border-line bg-white p-1"
        >
          {offered && <img alt="" src={pictureUrl(offered.picture)} className="size-full" />}
        </div>
        <p>
          {proof.scan} {proof.typeIt}
          <code className="mt-2 block break-all rounded-md bg-ground p-2 font-mono text-sm">
            {offered?.secret.replace(/(.{4})/g, '$1 ').trim()}
          </code>
        </p>
      </div>
      <TextField
        label={proof.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={onCode}
        error={error}
        isRequired
      />
    </div>
  )
}

const pictureUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

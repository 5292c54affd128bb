import { useState } from 'react'
import { toast } from 'sonner'
import { USUAL_MINUTES } from '../../payments/usual-minutes'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Checkbox } from '../kit/fields/checkbox'
import { NumberField } from '../kit/fields/number-field'
import { Select } from '../kit/fields/select'
import { TextField } from '../kit/fields/text-field'
import { FormDialog } from '../kit/form-dialog'
import { ChangeError } from '../kit/notice'
import type { Accounts, ProviderRow } from './provider-row'

interface Props {
  row: ProviderRow
  isPublic: boolean
  onClose(): void
}

/** Sets an account up or changes it. Stored keys are not shown; left empty, they stay. */
export function AccountDialog({ row, isPublic, onClose }: Props) {
  const { payments } = useDeskTexts()
  const t = payments.accounts
  const { provider, fields, account, mayReserve } = row
  const [keys, setKeys] = useState<Record<string, string>>({})
  const [live, setLive] = useState(account?.live ?? false)
  const [minutes, setMinutes] = useState(account?.minutes ?? USUAL_MINUTES)
  const [byHand, setByHand] = useState(account?.byHand ?? false)
  const [publicToo, setPublicToo] = useState(account?.publicToo ?? false)
  const [was] = useState(account?.storedAt ?? null)
  const typed = Object.values(keys).some((value) => value.trim() !== '')
  const save = useChange<void, Accounts>(
    () =>
      deskFetch('PUT', `/payments/providers/${provider}`, {
        ...{ live, minutes, byHand, publicToo, was },
        ...((typed || !account) && { keys }),
      }),
    ['/payments', '/start'],
    {
      onSuccess: () => {
        toast.success(t.saved)
        onClose()
      },
    },
  )
  const errors = save.error?.errors ?? {}
  const elsewhere = save.error && Object.keys(errors).every((path) => !shown(path, row))
  return (
    <FormDialog
      title={t.names[provider]}
      onClose={onClose}
      noValidate
      autoComplete="off"
      change={save}
    >
      {provider !== 'test' && (
        <Select
          label={t.mode}
          options={[
            { id: 'test', text: t.modes.test },
            { id: 'live', text: t.modes.live },
          ]}
          value={live ? 'live' : 'test'}
          onChange={(mode) => setLive(mode === 'live')}
          error={errors['live']}
        />
      )}
      {account?.opens && fields.length > 0 && <p className="text-muted">{t.keysStored}</p>}
      {fields.map(({ name, label, secret, hint, optional }) => (
        <TextField
          key={name}
          label={optional ? fill(t.optional, { label }) : label}
          hint={hint}
          type={secret ? 'password' : 'text'}
          autoComplete={secret ? 'new-password' : 'off'}
          spellCheck="false"
          value={keys[name] ?? ''}
          onChange={(value) => setKeys((before) => ({ ...before, [name]: value }))}
          maxLength={500}
          error={errors[`keys.${name}`]}
        />
      ))}
      <NumberField
        label={t.minutes}
        hint={t.minutesHint}
        value={minutes}
        onChange={setMinutes}
        minValue={5}
        maxValue={1440}
        formatOptions={{ maximumFractionDigits: 0 }}
        error={errors['minutes']}
      />
      {mayReserve && (
        <Select
          label={t.byHand}
          options={[
            { id: 'no', text: t.byHands.no },
            { id: 'yes', text: t.byHands.yes },
          ]}
          value={byHand ? 'yes' : 'no'}
          onChange={(choice) => setByHand(choice === 'yes')}
          error={errors['byHand']}
        />
      )}
      {provider === 'test' && (isPublic || publicToo) && (
        <div>
          <Checkbox isSelected={publicToo} onChange={setPublicToo}>
            {t.publicToo}
          </Checkbox>
          <p className="text-muted text-sm">{t.publicTooHint}</p>
        </div>
      )}
      {elsewhere && <ChangeError error={save.error} />}
    </FormDialog>
  )
}

/** Tells whether a wrong field stands in the form, where its reason is shown. */
const shown = (path: string, { fields, mayReserve }: ProviderRow) =>
  path === 'minutes' ||
  (path === 'live' && fields.length > 0) ||
  (path === 'byHand' && mayReserve) ||
  fields.some(({ name }) => path === `keys.${name}`)

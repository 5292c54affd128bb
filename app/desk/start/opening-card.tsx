import { useState } from 'react'
import { OPENING_STEPS, OPENING_WORDS, type StepState } from '../../content/opening/opening-steps'
import { fill, plural } from '../../texts/fill'
import { deskFetch, useChange, useRead } from '../client/desk-fetch'
import { type DeskTexts, useDeskTexts } from '../client/desk-texts'
import { Button, LinkButton, NewTabLink } from '../kit/button'
import { Card } from '../kit/card'
import { Confirm } from '../kit/confirm'
import { Icon } from '../kit/icon'

/** The way of a new shop to its opening: what is done is read from the shop itself. */
export function OpeningCard({ steps }: { steps: StepState[] }) {
  const { opening: texts } = useDeskTexts().start
  const { data: preview } = useRead<{ href: string }>('/opening/preview')
  const [asking, setAsking] = useState(false)
  const done = steps.filter((one) => one.done).length
  const isOpen = steps.some((one) => one.step === 'open' && one.done)
  const progress = fill(texts.progress, { done: String(done), all: String(steps.length) })
  return (
    <Card
      title={texts.title}
      actions={preview && <NewTabLink href={preview.href}>{texts.see}</NewTabLink>}
    >
      <p className="mb-2 text-muted">
        {progress}. {isOpen ? texts.opened : texts.closed}
      </p>
      <ol className="divide-y divide-line">
        {steps.map((one) => (
          <StepRow key={one.step} {...one} shop={preview?.href} onOpen={() => setAsking(true)} />
        ))}
      </ol>
      {asking && <OpenShop steps={steps} onClose={() => setAsking(false)} />}
    </Card>
  )
}

interface RowProps extends StepState {
  /** The address of the shop before it is open, where a test order is placed. */
  shop?: string
  onOpen(): void
}

function StepRow({ step, done, lacks, shop, onOpen }: RowProps) {
  const { opening: texts } = useDeskTexts().start
  const label = `${texts.go[step]}: ${OPENING_WORDS[step]}`
  return (
    <li className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1">
      <span className="grid size-6 place-items-center rounded-full border border-line">
        {done && <Icon name="check" className="size-4 text-ok" />}
      </span>
      <span className={done ? 'text-muted' : ''}>
        {OPENING_WORDS[step]}
        {lacks && <span className="block text-muted text-sm">{lackingPages(texts, lacks)}</span>}
        {done && <span className="sr-only"> ({texts.done})</span>}
      </span>
      {!done &&
        (step === 'open' ? (
          <Button look="main" onPress={onOpen} aria-label={label}>
            {texts.go.open}
          </Button>
        ) : step === 'order' ? (
          <NewTabLink href={shop} aria-label={label}>
            {texts.go.order}
          </NewTabLink>
        ) : (
          <LinkButton to={OPENING_STEPS[step].href} aria-label={label}>
            {texts.go[step]}
          </LinkButton>
        ))}
    </li>
  )
}

const lackingPages = (
  { lacking, pages }: DeskTexts['start']['opening'],
  lacks: NonNullable<StepState['lacks']>,
) => fill(lacking, { pages: lacks.map((page) => pages[page]).join(', ') })

function OpenShop({ steps, onClose }: { steps: StepState[]; onClose(): void }) {
  const { opening: texts } = useDeskTexts().start
  const missing = steps.filter(({ step, done }) => !done && step !== 'open')
  const { mutate, isPending, error } = useChange(
    () => deskFetch('PUT', '/opening', { open: true }),
    ['/start', '/settings', '/opening', '/session'],
    { onSuccess: onClose },
  )
  return (
    <Confirm
      title={texts.sure}
      text={missing.length === 0 ? texts.ready : plural('en', { ...texts.missing }, missing.length)}
      action={texts.open}
      busy={isPending}
      error={error}
      onClose={onClose}
      onConfirm={() => mutate(undefined)}
    >
      <ul className="list-disc ps-6">
        {missing.map(({ step, lacks }) => (
          <li key={step}>
            {OPENING_WORDS[step]}
            {lacks && ` (${lackingPages(texts, lacks)})`}
          </li>
        ))}
      </ul>
    </Confirm>
  )
}

import { useState } from 'react'
import { useParams } from 'react-router'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange, useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Failed, Notice, useReason } from '../../kit/notice'
import { Page } from '../../kit/page'
import { COUPON_TONES, type Coupon, type EditableCoupon } from '../coupon'
import { useCouponWords } from '../use-coupon-words'
import { CouponForm } from './coupon-form'
import { CouponUses } from './coupon-uses'

type Shown = Coupon & { discount: number; total: number }

export default function CouponScreen() {
  const { code = '' } = useParams()
  const { discounts: texts, screens } = useDeskTexts()
  const words = useCouponWords()
  const mayChange = useMay()('discounts.change')
  const path = `/coupons/${encodeURIComponent(code)}`
  const { data, error, refetch } = useRead<Shown>(path)
  return (
    <Page
      title={data?.code ?? screens.coupon}
      about={
        data && (
          <span className="inline-flex flex-wrap items-center gap-2">
            {words.worth(data)}
            <Badge tone={COUPON_TONES[data.state]}>{texts.states[data.state]}</Badge>
          </span>
        )
      }
      back={{ to: '/discounts', text: screens.discounts }}
      actions={data && mayChange && <Pause coupon={data} path={path} />}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Edit coupon={data} path={path} isDisabled={!mayChange} />
          <CouponUses path={path} sums={data} />
        </>
      )}
    </Page>
  )
}

interface Props {
  coupon: Coupon
  path: string
}

/** Keeps typed values until they are saved, whatever others change meanwhile. */
function Edit({ coupon, path, isDisabled }: Props & { isDisabled: boolean }) {
  const { discounts: texts, kit } = useDeskTexts()
  const [base, setBase] = useState(coupon)
  const isOther = termsIn(coupon) !== termsIn(base) && coupon.version > base.version
  const { version } = isOther ? base : coupon // Pausing leaves the terms alone.
  const save = useChange(
    (terms: EditableCoupon) => deskFetch<Coupon>('PUT', path, { ...terms, version }),
    ['/coupons'],
    {
      onSuccess: (saved) => {
        setBase(saved)
        toast(texts.form.saved)
      },
    },
  )
  return (
    <>
      {isOther && !save.isPending && (
        <Notice tone="warn" title={kit.changedMeanwhile}>
          <Button
            onPress={() => {
              save.reset()
              setBase(coupon)
            }}
          >
            {texts.form.changedNow}
          </Button>
        </Notice>
      )}
      <CouponForm
        key={base.version}
        coupon={base}
        action={kit.save}
        busy={save.isPending}
        error={save.error}
        isDisabled={isDisabled}
        onSave={({ code: _, ...terms }) => save.mutate(terms)}
      />
    </>
  )
}

/** Picks the terms in the server's order of keys, so that equal terms compare equal. */
const termsIn = ({ kind, amount, minimum, startsAt, endsAt, ...more }: Coupon) => {
  const { totalLimit, perCustomerLimit, firstOrderOnly, categories, products } = more
  const limits = [totalLimit, perCustomerLimit, firstOrderOnly, categories, products]
  return JSON.stringify([kind, amount, minimum, startsAt, endsAt, ...limits])
}

function Pause({ coupon: { code, paused, version }, path }: Props) {
  const { discounts: texts } = useDeskTexts()
  const reason = useReason()
  const pause = useChange(
    () => deskFetch<Coupon>('POST', `${path}/pause`, { paused: !paused, version }),
    ['/coupons'],
    {
      onSuccess: (now) => void toast(fill(now.paused ? texts.paused : texts.resumed, { code })),
      onError: (error) => void toast.error(reason(error)),
    },
  )
  return (
    <Button busy={pause.isPending} onPress={() => pause.mutate(undefined)}>
      {paused ? texts.resume : texts.pause}
    </Button>
  )
}

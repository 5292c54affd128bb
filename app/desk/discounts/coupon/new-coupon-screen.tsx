import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Page } from '../../kit/page'
import type { Coupon, EditableCoupon } from '../coupon'
import { CouponForm } from './coupon-form'

export default function NewCouponScreen() {
  const { discounts: texts, screens } = useDeskTexts()
  const navigate = useNavigate()
  const make = useChange(
    (values: EditableCoupon & { code: string }) => deskFetch<Coupon>('POST', '/coupons', values),
    ['/coupons'],
    {
      onSuccess: ({ code }) => {
        toast(fill(texts.form.created, { code }))
        void navigate(`/discounts/${encodeURIComponent(code)}`, { replace: true })
      },
    },
  )
  return (
    <Page title={screens.newCoupon} back={{ to: '/discounts', text: screens.discounts }}>
      <CouponForm
        action={texts.form.create}
        busy={make.isPending}
        error={make.error}
        onSave={(values) => make.mutate(values)}
      />
    </Page>
  )
}

import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useDates, useFigures, useMoney } from '../kit/use-formats'
import type { Coupon } from './coupon'

export function useCouponWords() {
  const { discounts: texts } = useDeskTexts()
  const money = useMoney()
  const figures = useFigures()
  const { calendarDay } = useDates()
  const clock = (text: string) => {
    const [day = '', time = ''] = text.split('T')
    return `${calendarDay(day)}, ${time}`
  }
  return {
    worth: ({ kind, amount }: Pick<Coupon, 'kind' | 'amount'>) =>
      kind === 'percent' ? fill(texts.percent, { amount }) : money.format(amount),
    used: ({ used, totalLimit }: Pick<Coupon, 'used' | 'totalLimit'>) =>
      totalLimit === null
        ? figures(used)
        : fill(texts.usedOf, { used: figures(used), limit: figures(totalLimit) }),
    dates({ startsAt, endsAt }: Pick<Coupon, 'startsAt' | 'endsAt'>) {
      const [start, end] = [startsAt && clock(startsAt), endsAt && clock(endsAt)]
      if (start && end) return fill(texts.span, { start, end })
      if (start) return fill(texts.from, { start })
      return end ? fill(texts.until, { end }) : texts.always
    },
  }
}

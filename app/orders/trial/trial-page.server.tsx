import type { ReactNode } from 'react'
import type { Language } from '../../business'
import { isTrialExpired } from '../../payments/trial/trial-outcomes'
import type { TrialOutcome, TrialPayment } from '../../payments/trial/trial-store'
import { settings } from '../../settings/settings.server'
import { withColon } from '../../texts/colon'
import { formatMoney } from '../../texts/currency.server'
import { textsOf } from '../../texts/texts.server'
import fonts from '../../ui/fonts/fonts.css?inline'
import { printedPage, printedPolicy } from '../invoices/printed-page.server'

/** The shop's letters and colours (root.css), without its sheet: a bank's page is apart. */
const STYLE = `${fonts}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 Poppins,"Poppins fallback","Poppins DejaVu",sans-serif;color:#111;overflow-wrap:anywhere}
header{border-bottom:1px solid #00000026}
header p,main{max-width:44rem;margin:0 auto;padding:1.25rem 1rem}
h1,h2,header p{font-family:Inter,"Inter fallback","Inter DejaVu",sans-serif;font-weight:600;line-height:1.2}
header p{font-size:1.5rem;font-weight:700}
main{padding-block:2rem 4rem}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,6vw,2.25rem)}
h2{margin:2.5rem 0 0;font-size:1.25rem}
h3{margin:1.5rem 0 .75rem;font-size:1rem;font-weight:500;color:#595959}
p{margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;margin:1.5rem 0 0;padding:1.25rem 1.5rem;border-radius:4px;background:#f5f5f5}
dt{color:#595959}dd{margin:0;font-weight:500}
section div:first-child{margin-top:1.5rem}
section div{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:.75rem}
button{font:inherit;font-weight:500;min-height:3.5rem;padding:.5rem 1.25rem;color:inherit;background:#fff;border:1px solid #7d7d7d;border-radius:4px;cursor:pointer}
button:hover{background:#f5f5f5}
.first{color:#fff;background:#111;border-color:#111}
.first:hover{background:#333}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:2rem;color:inherit;text-underline-offset:4px}
:focus-visible{outline:2px solid #111;outline-offset:2px}`

/** The policy of the page: its own style, the shop's fonts, and a form to the shop. */
export const TRIAL_POLICY = printedPolicy(
  STYLE,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
)

/** What a payment may become, by what it tries. */
const GROUPS = [
  ['usual', ['pays', 'declines', 'asks']],
  ['slow', ['pays_late', 'pays_twice', 'never']],
  ['messages', ['doubled', 'disordered']],
] as const satisfies [string, TrialOutcome[]][]

interface Shown {
  language: Language
  payment: TrialPayment
  /** The path that leads back to the order. */
  back: string
  now: number
}

/** Returns the page of a test payment: what it may become, the bank's question, or what it became. */
export function renderTrial({ language, payment, back, now }: Shown) {
  const { testPayment: t } = textsOf(language)
  const { name } = settings().shop
  return printedPage({
    language,
    title: `${withColon(language, t.title)} ${name}`,
    style: STYLE,
    content: (
      <>
        <header>
          <p>{name}</p>
        </header>
        <main>
          <h1>{t.title}</h1>
          <p>{t.text}</p>
          <dl>
            <dt>{t.amount}</dt>
            <dd>{formatMoney(language, payment.amount, payment.currency)}</dd>
            <dt>{t.reference}</dt>
            <dd>{payment.reference}</dd>
          </dl>
          {asked(t, payment, now)}
          <a href={back}>{t.back}</a>
        </main>
      </>
    ),
  })
}

function asked(
  t: ReturnType<typeof textsOf>['testPayment'],
  payment: TrialPayment,
  now: number,
): ReactNode {
  if (isTrialExpired(payment, now)) return <p role="status">{t.expired}</p>
  if (payment.succeedsAt !== undefined) return <p role="status">{t.late}</p>
  if (payment.status === 'asks')
    return (
      <Answers
        title={t.bank}
        groups={[
          {
            answers: [
              ['confirms', t.confirm],
              ['refuses', t.refuse],
            ],
          },
        ]}
      />
    )
  if (payment.status !== 'open') return <p role="status">{t.decided}</p>
  return (
    <Answers
      title={t.choose}
      groups={GROUPS.map(([group, outcomes]) => ({
        title: t.groups[group],
        answers: outcomes.map((outcome) => [outcome, t.outcomes[outcome]]),
      }))}
    />
  )
}

interface AnswersProps {
  title: string
  groups: { title?: string; answers: [string, string][] }[]
}

/** The first answer is what most want. */
const Answers = ({ title, groups }: AnswersProps) => (
  <form method="post">
    <h2>{title}</h2>
    {groups.map((group, at) => (
      <section key={group.title ?? title}>
        {group.title && <h3>{group.title}</h3>}
        <div>
          {group.answers.map(([answer, text], position) => (
            <button
              key={answer}
              type="submit"
              name="answer"
              value={answer}
              className={at + position === 0 ? 'first' : undefined}
            >
              {text}
            </button>
          ))}
        </div>
      </section>
    ))}
  </form>
)

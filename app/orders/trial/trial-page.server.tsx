import { hash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../business'
import { isTrialExpired } from '../../payments/trial/trial-outcomes'
import { TRIAL_OUTCOMES, type TrialPayment } from '../../payments/trial/trial-store'
import { settings } from '../../settings/settings.server'
import { formatMoney } from '../../texts/currency.server'
import { textsOf } from '../../texts/texts.server'

const STYLE = `*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 Inter,system-ui,sans-serif;color:#111;background:#f5f5f5}
main{max-width:34rem;margin:0 auto;padding:2rem 1.5rem 3rem;background:#fff;min-height:100vh;overflow-wrap:anywhere}
.test{display:inline-block;margin:0;padding:.25rem .75rem;background:#111;color:#fff;font-weight:600}
h1{margin:1rem 0 .5rem;font-size:clamp(1.6rem,6vw,2.2rem);line-height:1.2}
h2{margin:2rem 0 1rem;font-size:1.25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;margin:1.5rem 0}
dt{color:#595959}dd{margin:0;font-weight:600}
form{display:grid;gap:.75rem}
button{font:inherit;min-height:3rem;padding:.5rem 1.25rem;text-align:start;color:inherit;background:#fff;border:1px solid #767676;border-radius:4px;cursor:pointer}
button:first-of-type{color:#fff;background:#111;border-color:#111}
button:hover{text-decoration:underline}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:1.5rem;color:inherit}
:focus-visible{outline:2px solid #111;outline-offset:2px}`

/** The policy of the page: its own style, and a form to the shop. */
export const TRIAL_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

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
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${t.title}: ${name}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <p className="test">{name}</p>
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
      </body>
    </html>,
  )}`
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
        answers={[
          ['confirms', t.confirm],
          ['refuses', t.refuse],
        ]}
      />
    )
  if (payment.status !== 'open') return <p role="status">{t.decided}</p>
  return (
    <Answers
      title={t.choose}
      answers={TRIAL_OUTCOMES.map((outcome) => [outcome, t.outcomes[outcome]])}
    />
  )
}

const Answers = ({ title, answers }: { title: string; answers: [string, string][] }) => (
  <form method="post">
    <h2>{title}</h2>
    {answers.map(([answer, text]) => (
      <button key={answer} type="submit" name="answer" value={answer}>
        {text}
      </button>
    ))}
  </form>
)

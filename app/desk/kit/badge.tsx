export type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'info'

const TONES: Record<Tone, string> = {
  neutral: 'bg-ground text-ink',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
}

export const Badge = ({
  tone = 'neutral',
  children,
}: {
  tone?: Tone
  children: React.ReactNode
}) => (
  <span
    className={`inline-flex items-center whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-[13px] ${TONES[tone]}`}
  >
    {children}
  </span>
)

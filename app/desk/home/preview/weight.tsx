import { useQuery } from '@tanstack/react-query'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Facts } from '../../kit/facts'
import { Notice } from '../../kit/notice'
import type { HomeWidth } from './home-widths'
import { picturesLoaded } from './pictures-loaded'

/** The most kilobytes of a first screen that appears soon on a slow line. */
const BUDGET_KB = 500

interface Props {
  /** A page in its frame, and its bytes without pictures. */
  drawn: { frame: HTMLIFrameElement; html: string; bytes: number }
  width: HomeWidth
}

/** Tells how many kilobytes a visit loads, and warns of a heavy first screen. */
export function Weight({ drawn, width }: Props) {
  const { weight: texts } = useDeskTexts().home
  const { data } = useQuery({
    queryKey: ['home-weight', drawn.html, width],
    queryFn: () => weigh(drawn.frame, drawn.bytes),
    gcTime: 0,
  })
  if (!data) return <p className="mt-3 text-muted text-sm">{texts.weighing}</p>
  const figures = (sum: Sum) => fill(texts.figures, { ...sum })
  return (
    <div className="mt-3 grid gap-3">
      {data.first.total > BUDGET_KB && (
        <Notice
          tone="warn"
          title={fill(texts.heavy, { total: data.first.total })}
          text={fill(texts.heavyAbout, { budget: BUDGET_KB })}
        />
      )}
      <h3 className="font-medium">{texts.title}</h3>
      <Facts
        facts={[
          [texts.first, figures(data.first)],
          [texts.page, figures(data.page)],
        ]}
      />
      <p className="text-muted text-sm">{texts.about}</p>
    </div>
  )
}

/** Whole kilobytes. */
interface Sum {
  total: number
  pictures: number
}

const known = new Map<string, Promise<number>>()

async function weigh(frame: HTMLIFrameElement, html: number): Promise<{ first: Sum; page: Sum }> {
  const page = frame.contentWindow
  const pictures = page ? picturesLoaded(page) : []
  const bytes = await Promise.all(pictures.map(({ address }) => bytesOf(address)))
  const sum = (counts: (at: number) => boolean): Sum => {
    const of = bytes.reduce((all, one, at) => (counts(at) ? all + one : all), 0)
    return { total: Math.round((html + of) / 1000), pictures: Math.round(of / 1000) }
  }
  return { first: sum((at) => pictures[at]?.isFirst ?? false), page: sum(() => true) }
}

/** Asks for a picture's length once; one that cannot be had counts nothing. */
function bytesOf(address: string) {
  const asked =
    known.get(address) ??
    fetch(address, { method: 'HEAD' }).then(
      (answer) => Number(answer.headers.get('Content-Length') ?? 0),
      () => 0,
    )
  known.set(address, asked)
  return asked
}

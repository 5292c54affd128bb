import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '../../../business'
import type { HomeSection } from '../../../settings/groups/home'
import { fill } from '../../../texts/fill'
import { type DeskError, deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Card, Facts } from '../../kit/card'
import { Select } from '../../kit/fields/select'
import { ChangeError, Notice } from '../../kit/notice'
import { ScaledPage } from '../../kit/scaled-page'
import { problemText } from '../../settings/form/problem-text'
import { useSettled } from '../../settings/written/use-settled'
import { picturesLoaded } from './pictures-loaded'

interface Props {
  /** The sections; an empty list stands for those that the shop began with. */
  sections: readonly HomeSection[]
  languages: readonly Language[]
}

interface Drawn {
  html: string
  bytes: number
}

/** Draws the home page as it is typed, in three widths, and weighs it. */
export function HomePreview({ sections, languages }: Props) {
  const { home, settings } = useDeskTexts()
  const { preview: texts } = home
  const [width, setWidth] = useState<HomeWidth>(innerWidth < 640 ? 390 : 1440)
  const [chosen, setChosen] = useState<Language>()
  const [loaded, setLoaded] = useState<Drawn & { frame: HTMLIFrameElement }>()
  const language = chosen ?? languages[0] ?? 'en'
  const shown = useSettled(sections)
  const { data, error } = useQuery<Drawn, DeskError>({
    queryKey: ['home-preview', shown, language],
    queryFn: () => deskFetch('POST', '/home/preview', { sections: shown, language }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const widths = Object.entries(texts.widths).map(([id, text]) => ({ id, text }))
  return (
    <Card title={texts.title}>
      <div className="mb-3 flex flex-wrap gap-3">
        <div className="w-44">
          <Select
            label={texts.width}
            value={String(width)}
            options={widths.map(({ id, text }) => ({ id, text: `${text}, ${id}` }))}
            onChange={(id) => setWidth(Number(id) as HomeWidth)}
          />
        </div>
        {languages.length > 1 && (
          <div className="w-44">
            <Select
              label={texts.language}
              value={language}
              options={languages.map((id) => ({ id, text: settings.choices[id] }))}
              onChange={(one) => setChosen(one)}
            />
          </div>
        )}
      </div>
      <p className="mb-3 text-muted text-sm">{texts.about}</p>
      {error && <Refused error={error} />}
      {data && (
        <>
          <ScaledPage
            html={data.html}
            width={width}
            height={HOME_HEIGHTS[width]}
            title={fill(texts.page, { language: settings.choices[language], width })}
            onDrawn={(frame) => setLoaded({ frame, ...data })}
          />
          {loaded && <Weight drawn={loaded} width={width} />}
        </>
      )}
    </Card>
  )
}

function Refused({ error }: { error: DeskError }) {
  const { home, settings } = useDeskTexts()
  const errors = Object.entries(error.errors)
  if (errors.length === 0) return <ChangeError error={error} />
  const names: Readonly<Record<string, string | undefined>> = home.fields
  const nameOf = (path: string) => {
    const parts = path.split('.').slice(2)
    const place = fill(home.item, { name: home.list, number: Number(parts[0]) + 1 })
    const named = parts
      .slice(1)
      .flatMap(
        (part) =>
          names[part] ??
          (settings.choices as Readonly<Record<string, string | undefined>>)[part] ??
          [],
      )
    return [place, ...named].join(', ')
  }
  return (
    <div className="mb-3">
      <Notice
        tone="warn"
        title={home.preview.wrong}
        text={
          <ul className="list-disc pl-5">
            {errors.slice(0, 5).map(([path, message]) => (
              <li key={path}>{problemText(nameOf(path), message)}</li>
            ))}
          </ul>
        }
      />
    </div>
  )
}

/** The most kilobytes of a first screen that appears soon on a slow line. */
const BUDGET_KB = 500

interface WeightProps {
  /** A page in its frame, and its bytes without pictures. */
  drawn: { frame: HTMLIFrameElement; html: string; bytes: number }
  width: HomeWidth
}

/** Tells how many kilobytes a visit loads, and warns of a heavy first screen. */
function Weight({ drawn, width }: WeightProps) {
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

/** The screens of the preview: heights in CSS pixels by width. */
const HOME_HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const

type HomeWidth = keyof typeof HOME_HEIGHTS

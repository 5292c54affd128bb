import { lazy, Suspense } from 'react'
import { useDeskTexts } from '../../client/desk-texts'
import type { PlotProps } from './plot-of'

const Plot = lazy(() => import('./plot'))

/** Loads the library of plots after the figures. */
export function LazyPlot(props: PlotProps) {
  const { kit } = useDeskTexts()
  return (
    <Suspense fallback={<p className="grid h-80 place-items-center text-muted">{kit.loading}</p>}>
      <Plot {...props} />
    </Suspense>
  )
}

import { NamesPlot } from './names-plot'
import { PLOTS, type PlotProps } from './plot-of'
import { TimePlot } from './time-plot'

/** Holds everything that needs the library of plots. */
export default function Plot(props: PlotProps) {
  const of = PLOTS[props.name]
  return of.shape === 'time' ? (
    <TimePlot {...props} of={of} />
  ) : (
    <NamesPlot {...props} value={of.value} />
  )
}

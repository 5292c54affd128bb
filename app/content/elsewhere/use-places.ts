import { useRouteLoaderData } from 'react-router'
import type { Places } from './elsewhere'

const NONE: Places = {}

/** As the root's loader sends them; none on a page that failed. */
export const usePlaces = () => useRouteLoaderData<{ places: Places }>('root')?.places ?? NONE

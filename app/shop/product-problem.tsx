import { useRouteError } from 'react-router'
import { MissingPage } from '../catalogue/missing-page'
import { isNotFound } from '../ui/page-meta'
import { Unanswered } from './page-problem'

/** Shows that there is no such product, with others, or that the catalogue did not answer. */
export const ProductProblem = () => (isNotFound(useRouteError()) ? <MissingPage /> : <Unanswered />)

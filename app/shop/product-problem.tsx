import { useRouteError } from 'react-router'
import { MissingPage } from '../catalogue/missing-page'
import { isMissing, Unanswered } from './page-problem'

/** Shows that there is no such product, with others, or that the catalogue did not answer. */
export const ProductProblem = () => (isMissing(useRouteError()) ? <MissingPage /> : <Unanswered />)

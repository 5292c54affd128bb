import { NavLink } from 'react-router'
import { withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { REPORTS } from './report'
import type { ReportState } from './use-report'

/** Links to the other reports, which keep the period. */
export function ReportLinks({ state: { period, from, to } }: { state: ReportState }) {
  const { reports } = useDeskTexts()
  const chosen = period === '30-days' ? {} : { period, from, to }
  return (
    <nav aria-label={reports.reports} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-1 border-line border-b">
        {REPORTS.map((name) => (
          <li key={name}>
            <NavLink
              end
              to={withQuery(name === 'sales' ? '/reports' : `/reports/${name}`, chosen)}
              className={({ isActive }) =>
                `flex min-h-10 items-center whitespace-nowrap border-b-2 px-3 touch:min-h-11 ${
                  isActive
                    ? 'border-accent font-medium text-ink'
                    : 'border-transparent text-muted hover:text-ink'
                }`
              }
            >
              {reports.names[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

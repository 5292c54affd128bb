import { Link } from 'react-router'
import { plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useSession } from '../client/use-session'
import { Card } from '../kit/card'
import { Icon } from '../kit/icon'
import { useFigures } from '../kit/use-formats'
import { type Start, TASKS } from './to-do'

export function ToDoCard({ todo }: Pick<Start, 'todo'>) {
  const { start } = useDeskTexts()
  const { role } = useSession().staff
  const figures = useFigures()
  const watches = role === 'viewer'
  return (
    <Card title={watches ? start.titleOfViewer : start.title}>
      {todo.length === 0 ? (
        <p className="flex items-center gap-3 py-3">
          <Icon name="check" className="size-6 text-ok" />
          {watches ? start.nothingOfViewer : start.nothing}
        </p>
      ) : (
        <ul className="-mx-2">
          {todo.map(({ task, count }) => (
            <li key={task}>
              <Link
                to={TASKS[task].href}
                className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-ground"
              >
                <span className="min-w-10 text-right font-semibold text-accent text-lg">
                  {figures(count)}
                </span>
                <span className="grow">{plural('en', { ...start.tasks[task] }, count)}</span>
                <Icon name="next" className="size-4 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

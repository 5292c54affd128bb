import { useQuery } from '@tanstack/react-query'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { useSettled } from './use-settled'

/** Renders the page as the shop does, in a frame without scripts. */
export function PagePreview({ markdown }: { markdown: string }) {
  const { preview, pages } = useDeskTexts().settings
  const shown = useSettled(markdown)
  const { data } = useQuery({
    queryKey: ['/settings/pages/preview', shown],
    queryFn: () =>
      deskFetch<{ title?: string; html: string }>('POST', '/settings/pages/preview', {
        markdown: shown,
      }),
    placeholderData: (before) => before,
    enabled: shown !== '',
  })
  return (
    <Card title={preview.title}>
      {shown === '' && <p className="text-muted">{pages.empty}</p>}
      {shown !== '' && data && (
        <>
          {data.title && <p className="mb-3 font-semibold text-2xl">{data.title}</p>}
          <iframe
            title={preview.title}
            sandbox=""
            srcDoc={`<style>body{font-family:system-ui;margin:0}</style>${data.html}`}
            className="h-[28rem] w-full"
          />
        </>
      )}
    </Card>
  )
}

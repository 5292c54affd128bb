import { Icon } from '../kit/icon'

/** Downloads through the browser, without a limit; `href` is the whole path, not below /desk. */
export const DownloadLink = ({ href, text }: { href: string; text: string }) => (
  <a
    href={href}
    download
    className="inline-flex min-h-9 items-center justify-center gap-2 rounded-md border border-line bg-surface px-3 font-medium no-underline hover:bg-ground touch:min-h-11"
  >
    <Icon name="download" />
    {text}
  </a>
)

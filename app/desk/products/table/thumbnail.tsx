import { Icon } from '../../kit/icon'

/** Shows a picture of 48 pixels; the name stands beside it. */
export const Thumbnail = ({ path }: { path: string }) =>
  path ? (
    <img
      src={`${path}/96.webp`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className="size-12 shrink-0 rounded-md bg-ground object-contain"
    />
  ) : (
    <span className="grid size-12 shrink-0 place-items-center rounded-md bg-ground text-muted">
      <Icon name="products" />
    </span>
  )

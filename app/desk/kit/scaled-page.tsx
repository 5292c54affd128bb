import { useEffect, useRef, useState } from 'react'

interface Props {
  html: string
  title: string
  /** CSS pixels of the screen that is drawn. */
  width: number
  height: number
  /** True if `height` is that of the room, which the page fills at its scale. */
  fills?: boolean
  onDrawn?(frame: HTMLIFrameElement): void
}

/** Draws a page at the width of a screen and scales it down to fit the room. */
export function ScaledPage({ html, title, width, height, fills, onDrawn }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(width)
  useEffect(() => {
    const watched = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWide(entry.contentRect.width)
    })
    if (room.current) watched.observe(room.current)
    return () => watched.disconnect()
  }, [])
  const scale = Math.min(1, wide / width)
  return (
    <div
      ref={room}
      className="overflow-hidden rounded-md border border-line bg-ground"
      style={{ height: fills ? height : height * scale }}
    >
      <iframe
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => onDrawn?.(currentTarget)}
        className="mx-auto block origin-top-left bg-white"
        style={{
          width,
          height: fills ? height / scale : height,
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
      />
    </div>
  )
}

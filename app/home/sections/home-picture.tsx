import { Picture } from '../../ui/picture'
import type { ShownPicture } from '../list/shown-section'
import { ScenePicture } from './scene-picture'

interface Props {
  picture: ShownPicture
  /** The room of a scene in CSS pixels; an uploaded picture keeps its own shape. */
  width: number
  height: number
  sizes: string
  /** Set for pictures above the fold. */
  eager?: boolean
}

export function HomePicture({ picture, width, height, sizes, eager }: Props) {
  if ('scene' in picture)
    return <ScenePicture name={picture.scene} {...{ width, height, sizes, eager }} />
  const { focus, ...own } = picture
  return (
    <Picture
      {...own}
      largest={Math.min(width, own.width)}
      webps
      sizes={sizes}
      eager={eager}
      style={{ objectPosition: focus }}
      className="own-picture"
    />
  )
}

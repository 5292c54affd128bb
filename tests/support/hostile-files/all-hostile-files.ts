import { hostileDrawings, hostilePages } from './drawings'
import { hostilePhotos } from './photos'
import { hostilePictures } from './pictures'
import { hostileSheets } from './sheets'
import { hostileTables } from './tables'

export const HOSTILE_FILES = [
  ...hostileTables,
  ...hostileSheets,
  ...hostilePictures,
  ...hostilePhotos,
  ...hostileDrawings,
  ...hostilePages,
]

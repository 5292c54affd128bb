import { hostileDrawings, hostilePages } from './drawings'
import { hostilePictures } from './pictures'
import { hostileSheets } from './sheets'
import { hostileTables } from './tables'

export const HOSTILE_FILES = [
  ...hostileTables,
  ...hostileSheets,
  ...hostilePictures,
  ...hostileDrawings,
  ...hostilePages,
]

import { serveTasks } from './sandbox/serve-tasks.server'

/** Lists the tasks of a sandbox's child: only they read strangers' bytes. */
const drawing = () => import('./media/tasks/draw-tasks.server')
const settingPictures = () => import('./settings/drawings/tasks/picture-tasks.server')
const marks = () => import('./content/own/tasks/mark-tasks.server')
const importing = () => import('./catalogue/incoming/files/import-task.server')
const pages = () => import('./content/written/markdown.server')
const reviewForms = () => import('./reviews/photos/tasks/form-task.server')

serveTasks({
  drawMaster: async () => (await drawing()).drawMaster,
  measurePicture: async () => (await drawing()).measurePicture,
  drawSize: async () => (await drawing()).drawSize,
  openPictures: async () => (await drawing()).openPictures,
  drawTile: async () => (await drawing()).drawTile,
  readPictureSetting: async () => (await settingPictures()).readPictureSetting,
  judgeDrawing: async () => (await settingPictures()).judgeDrawing,
  drawPaperLogo: async () => (await settingPictures()).drawPaperLogo,
  drawIcon: async () => (await marks()).drawIcon,
  drawShare: async () => (await marks()).drawShare,
  importCatalogue: async () => (await importing()).importCatalogue,
  readReviewForm: async () => (await reviewForms()).readReviewForm,
  writePage: async () => (await pages()).writePage,
})

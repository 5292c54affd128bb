export const LABEL = 'mb-1 block font-medium text-sm'
export const INPUT =
  'min-h-10 w-full rounded-md border border-line bg-surface px-3 py-2 outline-none focus:border-info data-invalid:border-bad touch:min-h-11'
export const HINT = 'mt-1 block text-muted text-sm'
export const WARNING = 'mt-1 block text-sm text-warn'
export const ERROR = 'mt-1 block text-bad text-sm'

/** The screens of the preview: heights in CSS pixels by width. */
export const HOME_HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const

export type HomeWidth = keyof typeof HOME_HEIGHTS

/** The picture widths in pixels. Requests cannot make the server draw others. */
export const PICTURE_WIDTHS = [96, 192, 288, 432, 640, 960, 1280] as const

/** A picture's place: `x` and `y` lead from the window's centre to the picture's, in px. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

/** A size in px. */
export interface Size {
  width: number
  height: number
}

/** A point, in px from the window's centre. */
export interface Point {
  x: number
  y: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
export const CLOSE = 2.5
export const CLOSEST = 5
/** A picture's pixel covers no more than this in px, or it would be a blur. */
const LARGEST_PIXEL = 1.5

/** Returns how far a picture that fits into its window may be scaled. */
export function mostScale(picture: Size, window: Size) {
  const whole = Math.max(picture.width / window.width, picture.height / window.height)
  return Math.min(Math.max(LARGEST_PIXEL * whole, 1), CLOSEST)
}

/** Scales a view: what lies under `point` stays there, never smaller than the window. */
export function scaled(
  view: ZoomView,
  factor: number,
  { x, y }: Point,
  window: Size,
  most = CLOSEST,
): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), most)
  const ratio = scale / view.scale
  return within({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, window)
}

export const moved = (view: ZoomView, { x, y }: Point, window: Size) =>
  within({ ...view, x: view.x + x, y: view.y + y }, window)

/** Keeps every edge of the picture outside the window. */
function within({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const bound = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2
    return Math.min(Math.max(value, -most), most)
  }
  return { scale, x: bound(x, width), y: bound(y, height) }
}

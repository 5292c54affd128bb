type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Tells whether a click on a link is for another tab or window, or a download: the browser's own. */
export const opensElsewhere = (click: Keys) =>
  click.metaKey || click.ctrlKey || click.shiftKey || click.altKey

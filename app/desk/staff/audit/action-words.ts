/** Returns an audited action in words: `order.cancelled_by_link` is 'Order: cancelled by link'. */
export function actionWords(action: string) {
  const [subject = '', ...rest] = action.split('.').map((part) => part.replaceAll(/[_-]/g, ' '))
  const words = [subject.charAt(0).toUpperCase() + subject.slice(1), rest.join(' ')]
  return words.filter(Boolean).join(': ')
}

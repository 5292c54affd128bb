/** Joins 'Accent colour' and 'is no colour'; whole sentences stay as they are. */
export const problemText = (title: string, problem: string) =>
  /^\p{Ll}/u.test(problem) ? `${title} ${problem}.` : problem

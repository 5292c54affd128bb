/** 'Accent colour' and 'is no colour' make a sentence; a problem that is one already stays. */
export const problemText = (title: string, problem: string) =>
  /^\p{Ll}/u.test(problem) ? `${title} ${problem}.` : problem

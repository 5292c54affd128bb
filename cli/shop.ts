/** The merchant's commands: `npm run shop -- help`. Answers the exit code. */
export async function main(args: string[]) {
  console.log(args.join(' '))
  return 0
}

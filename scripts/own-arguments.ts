/** The arguments of a script without the `--` that pnpm passes on: `pnpm test:soak -- --minutes 5` and `pnpm test:soak --minutes 5` are the same. */
export const scriptArguments: readonly string[] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--');

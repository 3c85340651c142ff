/** Runs a command of package.json. An error is printed as its message, and the exit code is 1. */
export async function exitOnError(command: () => unknown): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`)
    process.exit(1)
  }
}

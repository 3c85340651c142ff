/** Runs a command of package.json: what it throws is said in its own words, and ends it with code 1. */
export async function run(command: () => unknown): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

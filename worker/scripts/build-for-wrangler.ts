// What `wrangler deploy` runs first (wrangler.toml, [build]): the pages it is about to ship.
// `npm start`, `npm run dev` and the tests have built them already and say so.
import { run } from './run.ts'
import { buildPages } from './wrangler.ts'

await run(() => {
  if (process.env.LUMENFOLD_BUILT !== '1') buildPages()
})

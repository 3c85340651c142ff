// `wrangler deploy` runs this first (wrangler.toml, [build]): it builds the pages to deploy.
// `npm start`, `npm run dev` and the tests have already built them and skip it.
import { exitOnError } from './exit-on-error.ts'
import { buildPages } from './run-vite-and-wrangler.ts'

await exitOnError(() => {
  if (process.env.SITE_BUILT !== '1') buildPages()
})

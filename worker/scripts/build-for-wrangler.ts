// What `wrangler deploy` runs first (wrangler.toml, [build]): the pages it is about to ship.
// `npm start`, `npm run dev` and the tests have built them already and say so.
import { execSync } from 'node:child_process'

if (process.env.LUMENFOLD_BUILT !== '1') execSync('npm run build', { stdio: 'inherit' })

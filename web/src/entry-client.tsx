import 'virtual:uno.css'
import './styles/index.css'
import { nextTask } from './lib/next-task.ts'

// React, the app and each step after them get a task of their own, all requested at once: a tap on
// a slow phone waits for one of them, never for all.
const [{ hydrateRoot }, { prepareApp }] = await Promise.all([
  import('react-dom/client'),
  import('./app.tsx'),
])
await nextTask()
const hydrate = await prepareApp()
await nextTask()
hydrate(hydrateRoot)

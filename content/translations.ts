// npm run translations: the files and texts that each language lacks, and the texts that changed after
// their translation, according to git.
import { translationReport } from './translation-report.ts'

console.log(translationReport(import.meta.dirname))

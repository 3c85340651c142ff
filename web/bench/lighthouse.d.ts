// Their own types are missing until the first run installs them (visits.ts).
declare module 'lighthouse' {
  interface Audit {
    numericValue?: number
    details?: { items?: { resourceType: string; transferSize: number }[] }
  }
  interface Result {
    audits: Record<string, Audit | undefined>
    categories: Record<string, { score: number | null } | undefined>
    runtimeError?: { message: string }
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Result }>
}

declare module 'chrome-launcher' {
  export function launch(options: object): Promise<{ port: number; kill(): void }>
}

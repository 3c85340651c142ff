import 'react'

// Invoker commands (HTML standard, 4.10.6) are not in React's types yet; React renders them as they are.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}

import 'react'

// Invoker commands (HTML standard, 4.10.6): not yet in React's types; React passes them through.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}

import type { Toast } from './toast-store.ts'

/** Says the same where the toaster could not be loaded; it stays until the next one. */
export default function PlainToaster({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div role="status" className="toast-viewport">
      {toasts.map(({ id, variant, title, text }) => (
        <div key={id} className="toast" data-variant={variant}>
          <p className="font-semibold">{title}</p>
          <p className="text-small">{text}</p>
        </div>
      ))}
    </div>
  )
}

import type { Toast } from './toast-store.ts'

/** Shows toasts when the toaster failed to load. A toast stays until the next one. */
export default function PlainToaster({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div role="status" className="toast-viewport">
      {toasts.map(({ id, variant, title, text }) => (
        <div key={id} className="notice toast" data-variant={variant}>
          <p>
            <strong>{title}</strong>
          </p>
          <p className="text-small">{text}</p>
        </div>
      ))}
    </div>
  )
}

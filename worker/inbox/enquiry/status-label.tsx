import { type EnquiryStatus, statuses } from '#worker/enquiry/status.ts'

export function StatusLabel({ status }: { status: EnquiryStatus }) {
  return <span class={`label status ${statuses[status].hue}`}>{statuses[status].label}</span>
}

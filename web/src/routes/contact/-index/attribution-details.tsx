import { useHydrated } from '@tanstack/react-router'
import type { ContactData } from '#web/page-data/contact.ts'
import { attributionOf } from './attribution-of.ts'

interface AttributionDetailsProps {
  labels: ContactData['form']['labels']['attribution']
}

/** The attribution that an enquiry is sent with, on request. Without JavaScript it is not known here. */
export function AttributionDetails({ labels }: AttributionDetailsProps) {
  const { landingPage, referrer, previousPage, ...campaign } = useHydrated() ? attributionOf() : {}
  const values = {
    landingPage,
    referrer,
    previousPage,
    campaign: Object.values(campaign).join(', '),
  }
  return (
    <div className="questions mt-8">
      <details className="expander text-small text-muted">
        <summary>{labels.summary}</summary>
        <p className="measure mt-2">{labels.text}</p>
        <dl className="rows mt-2">
          {Object.entries(values).map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{labels[name as keyof typeof values]}</dt>
                  <dd>
                    <bdi dir="ltr">{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </details>
    </div>
  )
}

import type { PageData } from '#web/page-data/pages.ts'
import { FactList, FactProse } from '#web/src/components/fact.tsx'

/** All fields of a service, one heading each. */
export function Facts({ service, text }: PageData['/services/$id']) {
  return (
    <div className={`wrapper hue-${service.hue}`}>
      <FactProse heading={text.description} text={service.description} />
      <FactProse heading={text.strategicValue} text={service.strategicValue} />
      <FactList heading={text.features} items={service.features} className="ruled-list" />
      <FactList heading={text.industries} items={service.industries} className="marked-list" />
      <FactList heading={text.techStack} items={service.techStack} className="marked-list" />
    </div>
  )
}

import type { PageData } from '#web/page-data/pages.ts'
import type { ServiceData } from '#web/page-data/service.ts'
import { Fact } from '#web/src/components/fact.tsx'
import { Prose } from '#web/src/components/prose.tsx'

/** All fields of a service, one heading each. */
export function Facts({
  service,
  text,
}: {
  service: ServiceData
  text: PageData['/services/$id']['text']
}) {
  return (
    <div className={`wrapper hue-${service.hue}`}>
      <Fact heading={text.description}>
        <Prose text={service.description} />
      </Fact>
      <Fact heading={text.strategicValue}>
        <Prose text={service.strategicValue} />
      </Fact>
      <Fact heading={text.features}>
        <ul className="ruled-list">
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Fact>
      <Fact heading={text.industries}>
        <ul className="marked-list">
          {service.industries.map((industry) => (
            <li key={industry}>{industry}</li>
          ))}
        </ul>
      </Fact>
      <Fact heading={text.techStack}>
        <ul className="marked-list">
          {service.techStack.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </Fact>
    </div>
  )
}

import type { AccessibilityData } from '#web/page-data/accessibility.ts'

type CriteriaProps = AccessibilityData['results'] & Pick<AccessibilityData, 'criteria'>

/** The result for each criterion; on a narrow screen a row is a column of its own. */
export function Criteria({ heading, columns, criteria }: CriteriaProps) {
  return (
    <section id="criteria" className="frame section">
      <h2 className="text-title">{heading}</h2>
      <table className="mt-8 text-small">
        <thead>
          <tr className="columns">
            {columns.map((column) => (
              <th key={column} scope="col" align="left">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ id, name, level, result, how }) => (
            <tr key={id} className="columns">
              <th scope="row" align="left">{`${id} ${name}`}</th>
              <td>{`${level}, ${result}`}</td>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Row = { name: string; cells: (string | number)[] }

type ReportTableProps = {
  caption: string
  /** The heading of each column; the first one is for the names of the rows. */
  head: string[]
  rows: Row[]
  sum?: Row
}

/** A table of figures, each row with a name. */
export function ReportTable({ caption, head, rows, sum }: ReportTableProps) {
  return (
    <table class="report-table">
      <caption class="text-heading">{caption}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th scope="col">{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Cells row={row} />
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <Cells row={sum} />
        </tfoot>
      )}
    </table>
  )
}

function Cells({ row: { name, cells } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell) => (
        <td>{cell.toLocaleString('en')}</td>
      ))}
    </tr>
  )
}

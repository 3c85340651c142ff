/** The top of a page without a fold: a claim and one paragraph. */
export function PageHeading({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="wrapper page-heading">
      <h1 className="text-headline">{heading}</h1>
      <p className="measure mt-4 text-lead">{text}</p>
    </section>
  )
}

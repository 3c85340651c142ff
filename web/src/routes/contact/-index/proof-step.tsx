import texts from 'content:proof'
import { type Held, type Prove, useProof } from './use-proof.ts'

export interface ProofStepProps {
  held: Held
  /** Given, so that it comes with the form: a third chunk that needs it would make it everybody's. */
  prove: Prove
  onClose: () => void
}

/** What the sender of a held enquiry may do so that it is read sooner, or leave. */
export default function ProofStep({ held, prove, onClose }: ProofStepProps) {
  const { place, stage } = useProof(held, prove)
  return (
    <section className="mt-6">
      <p role="status" className="measure">
        {stage && texts[stage]}
      </p>
      <div ref={place} className="mt-4" />
      {stage && (
        <button type="button" className="action action-quiet mt-4" onClick={onClose}>
          {texts.close}
        </button>
      )}
    </section>
  )
}

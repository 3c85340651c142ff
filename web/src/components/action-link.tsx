import { Link, type LinkProps } from '@tanstack/react-router'

interface ActionLinkProps extends Pick<LinkProps, 'to' | 'search' | 'hash' | 'children'> {
  /** `solid` is the one thing to do on a page, `quiet` any other. */
  variant?: keyof typeof variants
}

const variants = { solid: 'action', quiet: 'action action-quiet' }

/** A link that asks the visitor to act. */
export function ActionLink({ variant = 'solid', ...link }: ActionLinkProps) {
  return <Link {...link} className={variants[variant]} />
}

import type { ReactElement } from 'react';
import { en } from '../../model/strings.ts';

interface BadgesProps {
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** Labels that the description adds (`x-badges`). */
  readonly labels?: readonly string[];
}

/** What to know of a thing at a glance, in small capitals behind its name. */
export function Badges({
  required = false,
  deprecated = false,
  readOnly = false,
  writeOnly = false,
  labels = [],
}: BadgesProps): ReactElement {
  return (
    <>
      {required && ' '}
      {required && <strong>{en.required}</strong>}
      {deprecated && <Badge label={en.deprecated} className="flag deprecated" />}
      {readOnly && <Badge label={en.readOnly} />}
      {writeOnly && <Badge label={en.writeOnly} />}
      {labels.map((label) => (
        <Badge key={label} label={label} />
      ))}
    </>
  );
}

interface BadgeProps {
  readonly label: string;
  readonly className?: string;
}

/** The space before it is one to break the line at, and keeps words apart where text is copied. */
function Badge({ label, className = 'flag' }: BadgeProps): ReactElement {
  return (
    <>
      {' '}
      <span className={className}>{label}</span>
    </>
  );
}

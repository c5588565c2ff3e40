import { Fragment, type ReactElement } from 'react';
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
      {required && <Badge label={en.required} role="required" />}
      {deprecated && <Badge label={en.deprecated} role="deprecated" />}
      {readOnly && <Badge label={en.readOnly} />}
      {writeOnly && <Badge label={en.writeOnly} />}
      {labels.map((label) => (
        <Fragment key={label}>
          <Badge label={label} />
        </Fragment>
      ))}
    </>
  );
}

interface BadgeProps {
  readonly label: string;
  readonly role?: 'required' | 'deprecated';
}

/** The space before it is one to break the line at, and keeps words apart where text is copied. */
function Badge({ label, role }: BadgeProps): ReactElement {
  return (
    <>
      {' '}
      <span className={role === undefined ? 'flag' : `flag ${role}`}>{label}</span>
    </>
  );
}

import type { ReactElement } from 'react';
import type { ChangeMark } from '../../model/api-facts.ts';
import { useMessages } from '../messages.tsx';

interface BadgesProps {
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** Labels that the description adds (`x-badges`). */
  readonly labels?: readonly string[];
  readonly mark?: ChangeMark | undefined;
}

/** What to know of a thing at a glance, in small capitals behind its name. */
export function Badges({
  required = false,
  deprecated = false,
  readOnly = false,
  writeOnly = false,
  labels = [],
  mark,
}: BadgesProps): ReactElement {
  const t = useMessages();
  return (
    <>
      {required && ' '}
      {required && <strong>{t.required}</strong>}
      {deprecated && mark?.kind !== 'deprecated' && <Badge label={t.deprecated} className="flag deprecated" />}
      {readOnly && <Badge label={t.readOnly} />}
      {writeOnly && <Badge label={t.writeOnly} />}
      {labels.map((label) => (
        <Badge key={label} label={label} />
      ))}
      {mark !== undefined && <Mark {...mark} />}
    </>
  );
}

/** What has happened to it in a version, with the way to the changelog. */
function Mark({ kind, label, href }: ChangeMark): ReactElement {
  return (
    <>
      {' '}
      <a className={`flag ${kind}`} href={href}>
        {label}
      </a>
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

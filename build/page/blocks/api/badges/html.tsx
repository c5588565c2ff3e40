import type { ReactElement } from 'react';
import { useMessages } from '../../../messages.tsx';
import type { ChangeMark } from '../schema/model.ts';

interface BadgesProps {
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** Custom labels (`x-badges`). */
  readonly labels?: readonly string[];
  readonly mark?: ChangeMark | undefined;
}

/** Short labels after a name, in small capitals. */
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

/** What a version changed, with a link to the changelog. */
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

/** The leading space allows a line break and separates words in copied text. */
function Badge({ label, className = 'flag' }: BadgeProps): ReactElement {
  return (
    <>
      {' '}
      <span className={className}>{label}</span>
    </>
  );
}

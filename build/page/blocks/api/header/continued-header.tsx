import type { ReactElement } from 'react';
import type { Link } from '../../../../../worker/model/parts.ts';
import { useMessages } from '../../../../../worker/ui/messages.tsx';
import { TextLink } from '../facts/text-link.tsx';

interface ContinuedHeaderProps {
  readonly title: string;
  /** The page that this one continues. */
  readonly whole: Link;
}

/** The header of a page that continues another one. */
export function ContinuedHeader({ title, whole }: ContinuedHeaderProps): ReactElement {
  const t = useMessages();
  return (
    <header>
      <h1>{title}</h1>
      <p className="fact">
        {t.partOf} <TextLink link={whole} />
      </p>
    </header>
  );
}

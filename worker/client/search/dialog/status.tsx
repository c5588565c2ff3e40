import { type ReactElement, useEffect, useState } from 'react';

/** Announce a state only after this pause, so as not to interrupt typing. */
const QUIET_MS = 500;

/** Announces a text to screen readers. Behind an open dialog, the page's own live region is silent. */
export function Status({ text }: { readonly text: string }): ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

import { type ReactElement, useEffect, useState } from 'react';

/** Typing is not to be talked over: what is said is what still holds after this pause. */
const QUIET_MS = 500;

/** Says a text to readers who do not see what changed; behind an open dialog the page's own region is silent. */
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

import { Fragment, type ReactElement } from 'react';
import type { SafeHtml } from '../model/markup/safe-html.ts';
import { escapeHtml } from './html.tsx';

/** Texts without a longer run of characters fit every column unbroken. */
const MAX_RUN = 16;

/** Splits a long name at allowed line breaks: after `/`, `.`, `_`, `-` and before capitals, but not within words. */
function breakIdentifier(text: string, maxRun = MAX_RUN): readonly string[] {
  return text.split(/\s/).every((run) => run.length <= maxRun)
    ? [text]
    : text.split(/(?<=[^/._-][/._-]{1,9})(?=[^/._-])|(?<=[a-z0-9])(?=[A-Z])/);
}

interface IdentifierProps {
  readonly text: string;
  /** The most characters that fit without a break; by default, those that fit every column. */
  readonly maxRun?: number;
}

/** A long name or path that breaks after `/`, `.`, `_`, `-` and before capitals, but not within words. */
export function Identifier({ text, maxRun }: IdentifierProps): ReactElement {
  return (
    <>
      {breakIdentifier(text, maxRun).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </>
  );
}

/** The same as HTML. */
export function renderIdentifier(text: string): SafeHtml {
  return breakIdentifier(text).map(escapeHtml).join('<wbr/>') as SafeHtml;
}

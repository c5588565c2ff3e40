import type { ReactElement } from 'react';
import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import { Html } from '../../../../worker/ui/html.tsx';
import { Icon } from '../../../../worker/ui/icons.tsx';
import type { AdmonitionKind } from './kinds.ts';

interface AdmonitionProps {
  readonly kind: AdmonitionKind;
  readonly title: SafeHtml;
  readonly html: SafeHtml;
}

/** Each kind has a color, an icon and a word, so that color is not the only cue. */
export function Admonition({ kind, title, html }: AdmonitionProps): ReactElement {
  return (
    <div className={`admonition ${kind}`} role="note">
      <p className="admonition-title">
        <Icon name={kind} />
        <Html as="span" html={title} />
      </p>
      <Html html={html} />
    </div>
  );
}

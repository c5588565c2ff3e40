import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { Icon } from '../icons.tsx';

/** A link to the page in another form, such as another version or language. */
export interface MenuLink {
  readonly key: string;
  readonly label: string;
  readonly current: boolean;
  readonly attributes: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly 'data-version-name'?: string };
}

interface LinkListProps {
  /** Accessible name. */
  readonly name: string;
  readonly links: readonly MenuLink[];
}

interface LinkMenuProps extends LinkListProps {
  /** Id of the popover; its styles expect it to end in `-menu`. */
  readonly id: string;
  /** The form that the reader sees. */
  readonly label: string;
}

/** Links behind the label of the current one: a popover, which needs no script. */
export function LinkMenu({ id, name, label, links }: LinkMenuProps): ReactElement {
  return (
    <div className="versions" data-versions="">
      <button type="button" popoverTarget={id} aria-label={name}>
        <span>{label}</span>
        <Icon name="chevron" />
      </button>
      <Links id={id} links={links} />
    </div>
  );
}

/** The same as a list, for the menu of a narrow window, which is a popover itself. */
export function LinkList({ name, links }: LinkListProps): ReactElement {
  return (
    <nav className="versions" aria-label={name} data-versions="">
      <Links links={links} />
    </nav>
  );
}

function Links({ id, links }: { readonly id?: string; readonly links: readonly MenuLink[] }): ReactElement {
  return (
    <ul id={id} popover={id === undefined ? undefined : 'auto'}>
      {links.map(({ key, label, current, attributes }) => (
        <li key={key}>
          <a {...attributes} aria-current={current ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { Icon } from '../../icons.tsx';

/** A link to another form of the page, such as another version or language. */
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
  /** Id of the popover. It must end in `-menu` for the styles. */
  readonly id: string;
  /** Label of the current form. */
  readonly label: string;
}

/** A popover menu behind the label of the current link, which its name contains (WCAG 2.5.3). Needs no script. */
export function LinkMenu({ id, name, label, links }: LinkMenuProps): ReactElement {
  return (
    <div className="versions" data-versions="">
      <button type="button" popoverTarget={id} aria-label={`${name}: ${label}`}>
        <span>{label}</span>
        <Icon name="chevron" />
      </button>
      <Links id={id} links={links} />
    </div>
  );
}

/** The same links as a list, for the menu in narrow windows, which is itself a popover. */
export function LinkList({ name, links }: LinkListProps): ReactElement {
  return (
    <nav className="versions" aria-label={name} data-versions="">
      <Links links={links} />
    </nav>
  );
}

function Links({ id, links }: { readonly id?: string; readonly links: readonly MenuLink[] }): ReactElement {
  return (
    <ul id={id} popover={id && 'auto'}>
      {links.map(({ key, label, current, attributes }) => (
        <li key={key}>
          <a {...attributes} aria-current={current || undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

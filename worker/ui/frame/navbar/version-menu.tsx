import type { ReactElement } from 'react';
import type { VersionTexts } from '../page-texts.ts';
import { LinkList, LinkMenu, type MenuLink } from './link-menu.tsx';

interface VersionMenuProps {
  readonly versions: VersionTexts;
}

/** A menu with the versions of the docs, or of the API. */
export function VersionMenu({ versions }: VersionMenuProps): ReactElement {
  return <LinkMenu id="version-menu" name={versions.menu} label={versions.label} links={toLinks(versions)} />;
}

export function VersionList({ versions }: VersionMenuProps): ReactElement {
  return <LinkList name={versions.menu} links={toLinks(versions)} />;
}

function toLinks({ links }: VersionTexts): MenuLink[] {
  return links.map(({ href, name, label, current }) => ({
    key: name,
    label,
    current,
    attributes: { href, 'data-version-name': name },
  }));
}

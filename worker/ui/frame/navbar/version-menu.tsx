import type { ReactElement } from 'react';
import { useMessages } from '../../messages.tsx';
import type { VersionTexts } from '../page-texts.ts';
import { LinkList, LinkMenu, type MenuLink } from './link-menu.tsx';

interface VersionMenuProps {
  readonly versions: VersionTexts;
}

/** A menu with the documentation versions. */
export function VersionMenu({ versions }: VersionMenuProps): ReactElement {
  const t = useMessages();
  return <LinkMenu id="version-menu" name={t.docsVersions} label={versions.label} links={toLinks(versions)} />;
}

export function VersionList({ versions }: VersionMenuProps): ReactElement {
  return <LinkList name={useMessages().docsVersions} links={toLinks(versions)} />;
}

function toLinks({ links }: VersionTexts): MenuLink[] {
  return links.map(({ href, name, label, current }) => ({
    key: name,
    label,
    current,
    attributes: { href, 'data-version-name': name },
  }));
}

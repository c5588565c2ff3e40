import type { ReactElement, ReactNode } from 'react';

interface TabsProps {
  /** Groups of the same id switch together, on every page. */
  readonly group: string;
  /** Names the list of tabs; left out, the client names it. */
  readonly label?: string;
  /** Choices as a menu, where the tabs are in the bar of an exchange. */
  readonly asMenu?: boolean;
  readonly tabs: readonly Tab[];
}

interface Tab {
  readonly value: string;
  readonly label: string;
  /** Shown first where nothing is remembered; the first one where none says so. */
  readonly isDefault?: boolean;
  readonly content: ReactNode;
}

/** Panels one below the other, each under its label; the client makes a tab list of them. */
export function Tabs({ group, label: name, asMenu = false, tabs }: TabsProps): ReactElement {
  return (
    <div className="tabs" data-tabs={group} data-label={name} data-menu={asMenu ? '' : undefined}>
      {tabs.map(({ value, label, isDefault = false, content }) => (
        <section key={value} data-tab={value} data-selected={isDefault ? '' : undefined}>
          <p>{label}</p>
          {content}
        </section>
      ))}
    </div>
  );
}

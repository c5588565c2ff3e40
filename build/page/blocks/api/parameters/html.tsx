import type { ReactElement } from 'react';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { FieldList } from '../schema/schema-tree.tsx';
import type { ParameterGroup } from './model.ts';

interface ParameterGroupsProps {
  readonly groups: readonly ParameterGroup[];
  /** Inside a callback, headings are two levels deeper. */
  readonly nested?: boolean;
}

/** A section for each parameter location. */
export function ParameterGroups({ groups, nested = false }: ParameterGroupsProps): ReactElement[] {
  return groups.map(({ id, title, parameters }) => (
    <section key={id}>
      <Heading level={nested ? 4 : 2} id={id} text={title} />
      <FieldList fields={parameters} />
    </section>
  ));
}

import type { ReactElement } from 'react';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import type { MarkdownContext, PageBlock } from '../../../page.ts';
import { heading, joinBlocks } from '../../../text/markdown/markdown-text.ts';
import { fieldList } from '../schema/markdown.ts';
import type { Field } from '../schema/model.ts';
import { FieldList } from '../schema/schema-tree.tsx';
import { readField } from '../schema/search.ts';
import { joinPlace, listBlock } from '../section.tsx';

export interface ParameterGroup {
  /** Fragment id of the section. */
  readonly id: string;
  /** `path`, `query`, `header`, `cookie`, `querystring` (OpenAPI 3.2 §4.12.1). */
  readonly location: string;
  readonly title: string;
  readonly parameters: readonly Field[];
}

/** A section for each parameter location. */
export function parametersBlock(all: readonly ParameterGroup[]): PageBlock {
  const rows = all.flatMap((group) => group.parameters.map((field) => ({ group, field })));
  return listBlock(rows, (shown) => {
    const fields = shown.map(({ field }) => field);
    const own = new Set(fields);
    const groups = all.flatMap((group) => {
      const parameters = group.parameters.filter((field) => own.has(field));
      return parameters.length === 0 ? [] : [{ ...group, parameters }];
    });
    return {
      html: <ParameterGroups groups={groups} />,
      headings: () => groups.map(({ id, title }) => ({ id, text: title, level: 2 })),
      markdown: (context) => joinBlocks(parameterSections(groups, 2, context)),
      search: () => ({ places: fields.flatMap((field) => readField(field, 'parameter')) }),
      trees: fields,
      written: fields,
    };
  });
}

interface ParameterGroupsProps {
  readonly groups: readonly ParameterGroup[];
  /** Inside a callback, its name; headings are two levels deeper. */
  readonly callback?: string;
}

export function ParameterGroups({ groups, callback = '' }: ParameterGroupsProps): ReactElement[] {
  return groups.map(({ id, title, parameters }) => (
    <section key={id}>
      <Heading level={callback === '' ? 2 : 4} id={id} text={title} />
      <FieldList fields={parameters} within={joinPlace(callback, title)} />
    </section>
  ));
}

export function parameterSections(
  groups: readonly ParameterGroup[],
  level: number,
  context: MarkdownContext,
): string[] {
  return groups.flatMap(({ title, parameters }) => [heading(level, title), fieldList(parameters, context)]);
}

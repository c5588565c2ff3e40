import type { ReactElement } from 'react';
import { CodeBlock } from '../../../../../worker/ui/code-block.tsx';
import { Tabs } from '../../../../../worker/ui/tabs.tsx';
import { useMessages } from '../../../messages.tsx';
import { Description } from '../description/html.tsx';
import { TextLink } from '../facts/text-link.tsx';
import { placedLabel } from '../section.tsx';
import type { Example, ExampleContent } from './example.ts';

/** Tab group without an id, so that a choice does not apply to other pages. */
export const NO_GROUP = '';

interface ExamplesProps {
  readonly content: readonly ExampleContent[];
  /** Whether a single example shows its media type; false directly below tabs. */
  readonly named?: boolean;
  /** As a menu in the bar of a request or response. */
  readonly asMenu?: boolean;
  /** What has the examples, to tell their menu from others. */
  readonly within?: string;
}

/** All examples of a body: one by itself, several as tabs. */
export function Examples({ content, named = true, asMenu = false, within = '' }: ExamplesProps): ReactElement | null {
  const t = useMessages();
  const all = content.flatMap(({ name, examples }) =>
    examples.map((example) => ({ example, mediaType: name, isOnly: examples.length === 1 })),
  );
  const [first, ...others] = all;
  if (first === undefined) return null;
  if (others.length === 0)
    return <ExampleBlock example={first.example} title={named ? first.mediaType : null} isAlone />;
  const types = new Set(all.map(({ mediaType }) => mediaType));
  return (
    <Tabs
      group={NO_GROUP}
      label={placedLabel(t.example, within)}
      asMenu={asMenu}
      tabs={all.map(({ example, mediaType, isOnly }) => ({
        value: example.id,
        label: types.size === 1 ? example.title : isOnly ? mediaType : `${example.title} (${mediaType})`,
        content: <ExampleBlock example={example} title={null} isAlone={isOnly && types.size > 1} />,
      }))}
    />
  );
}

interface ExampleBlockProps {
  readonly example: Example;
  readonly title: string | null;
  /** Whether no menu has its summary. */
  readonly isAlone?: boolean;
}

/** A serialized example, or a link to it. */
export function ExampleBlock({ example, title, isAlone = false }: ExampleBlockProps): ReactElement {
  const { id, summary, description, externalValue, text, language } = example;
  return (
    <div className="example-block" id={id}>
      {externalValue === null ? (
        <CodeBlock title={title} language={language} code={text} />
      ) : (
        <p>
          <TextLink link={{ label: externalValue, href: externalValue }} />
        </p>
      )}
      {isAlone && summary !== null && <p>{summary}</p>}
      <Description prose={description} />
    </div>
  );
}

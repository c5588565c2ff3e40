import type { ReactElement, ReactNode } from 'react';
import { fence } from '../../../../../worker/model/markup/fences.ts';
import type { PageMessages } from '../../../../../worker/model/messages/messages.ts';
import { CodeBlock } from '../../../../../worker/ui/code-block.tsx';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { Identifier, Method } from '../../../../../worker/ui/inline.tsx';
import { Tabs } from '../../../../../worker/ui/tabs.tsx';
import { useMessages } from '../../../messages.tsx';
import type { PageBlock } from '../../../page.ts';
import { heading, joinBlocks } from '../../../text/markdown/markdown-text.ts';
import { NO_GROUP } from '../examples/html.tsx';
import { listBlock, SECTION_IDS } from '../section.tsx';
import type { CodeSample, SampleGroup, SampleSet } from './model.ts';

/** A request, as the title of its samples. */
export interface Request {
  readonly method: string;
  readonly pathTemplate: string;
}

/** The request in code. */
export function samplesBlock(samples: readonly SampleSet[], request: Request): PageBlock {
  return listBlock(samples, (sets) => ({
    aside: requestAside(request, (t) => t.codeSamples, <RequestSamples sets={sets} />),
    markdown: ({ messages }) => {
      const sample = findSample(sets);
      return sample && joinBlocks([heading(2, messages.page.exampleRequest), fence(sample.code, sample.language)]);
    },
  }));
}

/** A single sample: programs derive their own language better from curl than from seven variants. */
export function findSample(sets: readonly SampleSet[]): CodeSample | null {
  const groups = sets[0]?.groups ?? [];
  return (groups.find(({ id }) => id === 'curl') ?? groups[0])?.samples[0] ?? null;
}

/** What a request sends, beside the text. A webhook has a payload instead of samples. */
export function requestAside(
  request: Request,
  title: (messages: PageMessages) => string,
  html: ReactNode,
  isPayload = false,
): NonNullable<PageBlock['aside']> {
  return {
    title,
    html: (
      <section className={isPayload ? 'exchange request payload' : 'exchange request'}>
        <RequestHeading {...request} title={title} />
        {html}
      </section>
    ),
  };
}

interface RequestHeadingProps extends Request {
  readonly title: (messages: PageMessages) => string;
}

function RequestHeading({ method, pathTemplate, title }: RequestHeadingProps): ReactElement {
  const text = title(useMessages());
  return (
    <Heading level={2} id={SECTION_IDS.samples} text={text}>
      <span className="visually-hidden">{text}</span> <Method method={method} />{' '}
      <code title={pathTemplate}>
        <Identifier text={pathTemplate} />
      </code>
    </Heading>
  );
}

/** The samples of a single request, or a choice of examples to send. */
function RequestSamples({ sets }: { readonly sets: readonly SampleSet[] }): ReactElement {
  const t = useMessages();
  const [first, ...others] = sets;
  if (first !== undefined && others.length === 0) return <CodeSamples groups={first.groups} />;
  return (
    <Tabs
      group={NO_GROUP}
      label={t.example}
      asMenu
      tabs={sets.map(({ id, title, answer, groups }) => ({
        value: id,
        label: title,
        answer,
        content: <CodeSamples groups={groups} />,
      }))}
    />
  );
}

interface CodeSamplesProps {
  readonly groups: readonly SampleGroup[];
}

/** The request in code: a tab for each language, each with a switch between plain HTTP and the SDK. */
function CodeSamples({ groups }: CodeSamplesProps): ReactElement {
  const t = useMessages();
  return (
    <Tabs
      group="language"
      label={t.languages}
      asMenu
      tabs={groups.map(({ id, label, samples }) => ({
        value: id,
        label,
        content: <LanguageSamples samples={samples} />,
      }))}
    />
  );
}

function LanguageSamples({ samples }: { readonly samples: readonly CodeSample[] }): ReactElement | null {
  const t = useMessages();
  const [first, ...others] = samples;
  if (first === undefined) return null;
  if (others.length === 0) return <CodeBlock language={first.language} code={first.code} />;
  return (
    <Tabs
      group="variant"
      label={t.client}
      asMenu
      tabs={samples.map(({ id, label, language, code }) => ({
        value: id,
        label,
        content: <CodeBlock language={language} code={code} />,
      }))}
    />
  );
}

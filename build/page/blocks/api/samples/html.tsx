import type { ReactElement } from 'react';
import { CodeBlock } from '../../../../../worker/ui/code-block.tsx';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { Identifier } from '../../../../../worker/ui/identifier.tsx';
import { useMessages } from '../../../../../worker/ui/messages.tsx';
import { Method } from '../../../../../worker/ui/method.tsx';
import { Tabs } from '../../../../../worker/ui/tabs.tsx';
import type { MediaType, RequestBody } from '../body/model.ts';
import { Examples, NO_GROUP } from '../examples/html.tsx';
import type { Response } from '../responses/model.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { CodeSamples } from './code-samples.tsx';
import type { SampleSet } from './model.ts';

interface ColumnContent {
  readonly webhook: boolean;
  /** One set for each example of the request body, or a single set. */
  readonly samples: readonly SampleSet[];
  readonly requestBody: RequestBody | null;
  readonly responses: readonly Response[];
}

interface SamplesColumnProps extends ColumnContent {
  readonly method: string;
  readonly pathTemplate: string;
}

/** Whether the column has content. The layout of the article depends on it. */
export function hasSamples(operation: ColumnContent): boolean {
  return operation.samples.length > 0 || payload(operation).length > 0 || operation.responses.some(isAnswered);
}

/** What a webhook sends. Its example is the request, which no sample repeats. */
function payload({ webhook, requestBody }: ColumnContent): readonly MediaType[] {
  return webhook ? (requestBody?.content.filter(({ examples }) => examples.length > 0) ?? []) : [];
}

/**
 * Successes first, even those without a body, so that the column does not begin with an error. The first one begins
 * with the example that answers the first request.
 */
function answersOf({ responses, samples, webhook }: ColumnContent): readonly Response[] {
  const isSuccess = ({ status }: Response): boolean => !webhook && status.startsWith('2');
  const [first, ...others] = [
    ...responses.filter(isSuccess),
    ...responses.filter((response) => !isSuccess(response) && isAnswered(response)),
  ];
  if (first === undefined) return [];
  const answer = samples[0]?.answer ?? null;
  const content = first.content.map((mediaType) => {
    const own = mediaType.examples.filter(({ id }) => answer !== null && id.endsWith(`-example-${answer}`));
    return { ...mediaType, examples: [...new Set([...own, ...mediaType.examples])] };
  });
  return [{ ...first, content }, ...others];
}

function isAnswered({ content }: Response): boolean {
  return content.some(({ examples }) => examples.length > 0);
}

/** The request and its responses next to the text, each with a bar of choices. */
export function SamplesColumn(operation: SamplesColumnProps): ReactElement | null {
  const t = useMessages();
  if (!hasSamples(operation)) return null;
  const { method, pathTemplate, samples } = operation;
  const content = payload(operation);
  const title = samples.length > 0 ? t.codeSamples : t.example;
  const answers = answersOf(operation);
  return (
    <aside className="samples" aria-label={title}>
      {samples.length + content.length > 0 && (
        <section className={samples.length > 0 ? 'exchange request' : 'exchange request payload'}>
          <Heading level={2} id={SECTION_IDS.samples} text={title}>
            <span className="visually-hidden">{title}</span>
            <Method method={method} />{' '}
            <code title={pathTemplate}>
              <Identifier text={pathTemplate} />
            </code>
          </Heading>
          {samples.length > 0 ? <RequestSamples sets={samples} /> : <Examples content={content} named={false} asMenu />}
        </section>
      )}
      {answers.length > 0 && (
        <section className="exchange response-examples">
          <Heading level={2} id={SECTION_IDS.responseExamples} text={t.responseExamples}>
            {t.response}
          </Heading>
          <Tabs
            group={NO_GROUP}
            label={t.status}
            asMenu
            tabs={answers.map((response) => ({
              value: response.id,
              label: response.status,
              content: <Answer response={response} />,
            }))}
          />
        </section>
      )}
    </aside>
  );
}

/** The examples of a response. Without any, its status and media types. */
function Answer({ response }: { readonly response: Response }): ReactElement {
  const { status, title, content } = response;
  if (isAnswered(response)) return <Examples content={content} named={false} asMenu />;
  const text = [`${status} ${title}`.trim(), ...content.map(({ name }) => name)].join('\n');
  return <CodeBlock language="text" code={text} />;
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

import type { SampleRequest } from '../../request/samples/sample-request.ts';
import { fillServer, prepareRequest } from '../exchange/prepare-request.ts';
import type { TryItForm } from '../exchange/record.ts';
import { followSamples } from './follow-samples.ts';
import { sampleValues } from './sections/parameter-section.ts';

/** Samples are updated when the reader pauses. */
const UPDATE_DELAY_MS = 200;

interface SampleUpdates {
  readonly form: TryItForm;
  /** The form's current request. */
  readonly read: () => SampleRequest;
  /** Highlights new code. */
  readonly enhance: (root: ParentNode) => void;
}

/** Returns a function that updates the page's samples to the form's request. */
export function createSampleUpdater({ form, read, enhance }: SampleUpdates): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let follow: ((request: SampleRequest) => void) | null = null;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow ??= followSamples(document, sampleRequests(form), enhance);
      follow(read());
    }, UPDATE_DELAY_MS);
  };
}

/** What the reader's earlier calls change in an operation's samples. */
export interface Story {
  readonly serverUrl: string;
  readonly parameters: ReadonlyMap<string, unknown>;
  /** Changes the value of an example. */
  readonly fill: (value: unknown) => unknown;
}

/** The requests in the page's samples, one per example of the body: as they came, or as a story continues. */
export function sampleRequests(form: TryItForm, story: Story | null = null): SampleRequest[] {
  const [server] = form.servers;
  const bodies = form.body?.examples ?? [];
  return (bodies.length === 0 ? [null] : bodies).map((body) => {
    const values = {
      serverUrl: story?.serverUrl ?? (server === undefined ? '' : fillServer(server)),
      parameters: story?.parameters ?? sampleValues(form),
      body: body === null || story === null ? body : { ...body, value: story.fill(body.value) },
      schemes: form.security[0] ?? [],
      secrets: new Map(),
    };
    return prepareRequest(form, values, 'placeholder', true);
  });
}

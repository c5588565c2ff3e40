/** The same request in every language. */
export interface SampleSet {
  readonly id: string;
  /** Title of the example sent. */
  readonly title: string;
  /** The end of the id of the response example that answers it, after `-example-`; null without a choice. */
  readonly answer: string | null;
  readonly groups: readonly SampleGroup[];
}

/** The samples of one language: the plain request and the SDK variant. */
export interface SampleGroup {
  readonly id: string;
  readonly label: string;
  readonly samples: readonly CodeSample[];
}

export interface CodeSample {
  readonly id: string;
  readonly label: string;
  readonly language: string;
  readonly code: string;
}

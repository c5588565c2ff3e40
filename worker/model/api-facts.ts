export interface Link {
  readonly label: string;
  /** Null when the URL is missing or of a scheme that is not linked: the label stands alone. */
  readonly href: string | null;
}

/** A labelled value: `Token URL`, `https://…`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

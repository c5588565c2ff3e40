/** Marks something as new, changed or deprecated since a version of the API. */
export interface ChangeMark {
  readonly kind: 'added' | 'changed' | 'deprecated';
  /** `New in 1.4.0` */
  readonly label: string;
  /** The changelog entry of that version. */
  readonly href: string;
}

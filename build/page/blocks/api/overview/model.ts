export interface Contact {
  readonly name: string | null;
  readonly href: string | null;
  readonly email: string | null;
}

export interface OperationCard {
  readonly title: string;
  readonly href: string;
  readonly method: string;
  readonly pathTemplate: string;
  readonly deprecated: boolean;
}

export type IdentifierCase = 'camel' | 'kebab' | 'pascal' | 'snake';
/**
 * Converts text to one identifier of letters and digits, in the given case (`listInvoices`, `list-invoices`,
 * `ListInvoices`, `list_invoices`). It never starts with a digit. Text without letters returns `fallback`.
 */
export declare function toIdentifier(text: string, identifierCase: IdentifierCase, fallback: string): string;

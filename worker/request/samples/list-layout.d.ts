export interface ListLayout {
    readonly open: string;
    readonly close: string;
    /** Between the brackets and the items of a one-line list: `{ a: 1 }`. */
    readonly padding: '' | ' ';
    readonly indentUnit: '  ' | '    ';
}
/**
 * A bracketed list, on one line if it is short, otherwise with one item per line and a trailing comma. `indent` is the
 * indentation of the line where the list starts. Multi-line items must already be indented one unit deeper.
 */
export declare function layOutList(items: readonly string[], indent: string, layout: ListLayout): string;

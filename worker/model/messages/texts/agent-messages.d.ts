/** Texts for programs: the head of Markdown pages, the indexes, the MCP server. */
export interface AgentMessages {
    readonly allPages: (index: string) => string;
    readonly answerContinues: (offset: number) => string;
    readonly descriptionNote: string;
    readonly fullText: string;
    readonly fullTextNote: string;
    readonly head: (page: string, index: string) => string;
    readonly indexIntroduction: (mcp: string) => string;
    /** Precedes a regular expression, as in `ReferenceMessages`. */
    readonly matches: string;
    readonly noPage: (path: string) => string;
    readonly optional: string;
    /** Introduces links to pages that did not fit in a file. */
    readonly otherPages: string;
    readonly pageCount: (count: number) => string;
    readonly sectionIntroduction: (fullText: string, index: string) => string;
    /** Purpose of the MCP server, for lists of servers. */
    readonly serverDescription: (title: string) => string;
    readonly skillBody: (title: string, url: (path: string) => string) => string;
    readonly skillDescription: (title: string) => string;
    readonly source: (page: string) => string;
    readonly tooLarge: string;
    readonly unavailable: string;
}

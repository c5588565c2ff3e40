/** A tool that the page offers to the browser's agent (WebMCP, `ModelContextTool`). */
export interface PageTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema. */
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint?: boolean };
  readonly execute: (input: unknown) => Promise<ToolAnswer>;
}

/** As an MCP server answers. */
export interface ToolAnswer {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
}

/** Where tools are registered: as in the draft of June 2026, or as browsers implemented it before. */
export interface ModelContext {
  registerTool?(tool: PageTool): unknown;
  provideContext?(context: { readonly tools: readonly PageTool[] }): unknown;
}

/** Offers all tools, but those that the browser refuses. */
export function offerTools(context: ModelContext, tools: readonly PageTool[]): void {
  if (context.registerTool === undefined) context.provideContext?.({ tools });
  else for (const tool of tools) void register(context, tool).catch(reportError);
}

/**
 * Fails if a page that is loaded again without its document has registered the name already. The draft returns a promise,
 * and browsers before it throw.
 */
async function register(context: ModelContext, tool: PageTool): Promise<void> {
  await context.registerTool?.(tool);
}

interface ToolSource extends Pick<PageTool, 'name' | 'title' | 'description' | 'annotations'> {
  /** The properties of its input, all of them texts or objects. */
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  /** Returns what the tool says. Throws an Error whose message is for the agent. */
  readonly call: (input: Readonly<Record<string, unknown>>) => Promise<string>;
}

/** A tool whose faults are answers, because a rejection tells an agent nothing. */
export function pageTool({ properties, required, call, ...tool }: ToolSource): PageTool {
  return {
    ...tool,
    inputSchema: { type: 'object', properties, required, additionalProperties: false },
    async execute(input) {
      try {
        return toAnswer(await call(toInput(input, required)));
      } catch (fault) {
        return { ...toAnswer(fault instanceof Error ? fault.message : String(fault)), isError: true };
      }
    },
  };
}

/** Browsers need not check the input against the schema. */
function toInput(input: unknown, required: readonly string[]): Readonly<Record<string, unknown>> {
  const values = typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {};
  for (const name of required)
    if (typeof values[name] !== 'string' || values[name] === '') throw new Error(`"${name}" must be a text.`);
  return values;
}

function toAnswer(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }] };
}

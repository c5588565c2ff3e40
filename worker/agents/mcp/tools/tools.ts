import { feedbackTool } from './feedback-tool.ts';
import { listTool } from './list-tool.ts';
import { operationTool } from './operation-tool.ts';
import { pageTool } from './page-tool.ts';
import { searchTool } from './search-tool.ts';
import type { Tool, ToolContext } from './tool.ts';

/** The server's tools, in a fixed order. */
export function createTools(context: ToolContext): readonly Tool[] {
  const hasFeedback = context.manifest.site.agents?.feedback === true;
  return [
    searchTool(context),
    pageTool(context),
    listTool(context),
    operationTool(context),
    ...(hasFeedback ? [feedbackTool(context)] : []),
  ];
}

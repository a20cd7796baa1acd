export type { Tool } from './answer-text.js';
export { createMcpServer } from './create-mcp-server.js';
export { createGraphTools } from './tools/graph-tools.js';

export { createMcpServer } from './create-mcp-server.js';
export type { Tool } from './tool.js';
export { createGraphTools } from './tools/graph-tools.js';

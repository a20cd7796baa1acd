export { createMcpServer } from './create-mcp-server.js';

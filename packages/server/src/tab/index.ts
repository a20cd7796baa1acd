// A service in a page: the resolvers and services of the service, without HTTP, files and threads of Node.
export { createTabService, type TabService, type TabServiceOptions } from './create-tab-service.js';
export { serveTab, type TabAnswer, type TabPort, type TabRequest } from './serve-tab.js';

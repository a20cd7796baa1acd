import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { GraphiqlPage } from './graphiql-page.js';
import { readEndpoints } from './read-endpoints.js';

const root = document.getElementById('root');
if (root !== null) {
  const endpoints = await readEndpoints();
  createRoot(root).render(<GraphiqlPage endpoints={endpoints} />);
}

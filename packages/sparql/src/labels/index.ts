export { blazegraphForms } from './blazegraph-forms.js';
export { labelService } from './rewrite-labels.js';

export { blazegraphForms } from './blazegraph-forms.js';
export { labelService } from './label-service.js';

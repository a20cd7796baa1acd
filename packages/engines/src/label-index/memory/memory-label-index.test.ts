import { describeLabelIndex } from '../conformance.js';
import { memoryLabelIndex } from './memory-label-index.js';

describeLabelIndex('memory', async (rows) => memoryLabelIndex(rows));

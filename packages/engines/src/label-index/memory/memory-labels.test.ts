import { describeLabelIndex } from '../conformance.js';
import { describeLabelRanking } from '../ranking-suite.js';
import { memoryLabels } from './memory-labels.js';

describeLabelIndex(memoryLabels);
describeLabelRanking(memoryLabels);

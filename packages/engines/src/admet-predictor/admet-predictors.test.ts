import {
  describeAdmetExplanations,
  describeAdmetPredictor,
} from '../../test/suites/admet-predictor/conformance.js';
import { openAnywhere } from '../../test/testing/temporary-place.js';
import { notInstalled, tablePredictor } from '../../test/testing/test-predictors.js';

describeAdmetPredictor(notInstalled.name, () => openAnywhere(notInstalled), null);

// Measured solubilities of ethanol and benzene, in log mol/L (Delaney 2004).
const table = () => tablePredictor({ logS: { CCO: 1.1, c1ccccc1: -1.64 } });
const sample = { model: 'logS', molecules: ['CCO', 'c1ccccc1'], broken: 'C1CC' } as const;
describeAdmetPredictor('table', table, sample);
describeAdmetExplanations('table', table, sample);

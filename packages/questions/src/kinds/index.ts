import type { PlanKind } from '../plan/plan-kind.js';
import { comparison, shared } from './comparison.js';
import { definition } from './definition.js';
import { drugClass } from './drug-class.js';
import { identifier } from './identifier.js';
import { literalVerdict } from './literal-verdict.js';
import { superlative } from './superlative.js';
import { values } from './values.js';
import { verdict } from './verdict.js';

/** Every way to answer from the graph; the first whose query finds something answers. */
export const PLAN_KINDS: readonly PlanKind[] = [
  comparison,
  superlative,
  shared,
  verdict,
  literalVerdict,
  definition,
  drugClass,
  identifier,
  values,
];

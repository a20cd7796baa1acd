import type { PlanKind } from '../plan/plan-kind.js';
import { definition } from './definition.js';
import { identifier } from './identifier.js';
import { values } from './values.js';
import { verdict } from './verdict.js';

/** Every way to answer from the graph; the first whose query finds something answers. */
export const PLAN_KINDS: readonly PlanKind[] = [verdict, definition, identifier, values];

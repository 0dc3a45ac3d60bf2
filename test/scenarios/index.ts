import type { Scenario } from './harness/scenario';
import { oneFile } from './one-file';

export const scenarios: readonly Scenario[] = [...oneFile];

import { bots } from './bots';
import type { Scenario } from './harness/scenario';
import { restarts } from './restarts';

export const scenarios: readonly Scenario[] = [...bots, ...restarts];

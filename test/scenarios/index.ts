import { bots } from './bots';
import type { Scenario } from './harness/scenario';
import { leaving } from './leaving';
import { restarts } from './restarts';
import { tracks } from './tracks';

export const scenarios: readonly Scenario[] = [...bots, ...restarts, ...leaving, ...tracks];

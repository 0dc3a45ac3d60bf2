import { autoplay } from './autoplay';
import { bots } from './bots';
import { classes } from './classes';
import { errorMessages } from './errors';
import { events } from './events';
import { extending } from './extending';
import { filters } from './filters';
import { leaving } from './leaving';
import { members } from './members';
import { nodes } from './nodes';
import { restarts } from './restarts';
import { behavior } from './runs';
import { tracks } from './tracks';
import { troubleshooting } from './troubleshooting';
import { upgrades } from './upgrades';

/** All scenarios. A run prints them in this order. */
export const scenarios = [
  ...[bots, classes, members, behavior, events, errorMessages, restarts, leaving, tracks],
  ...[nodes, autoplay, extending, filters, troubleshooting, upgrades],
].flat();

import { join } from 'node:path';
import { countAll, drawAll } from '../../../src/figures';

/** What the build writes for the charts. */
export const figures = countAll(join(__dirname, '../../..'));
export const charts = drawAll(figures);

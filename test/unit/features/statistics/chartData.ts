import { join } from 'node:path';
import { countAll, drawAll } from '../../../../src/features/statistics/figures';

/** What the build writes for the charts. */
export const figures = countAll(join(__dirname, '../../../..'));
const mockFigures = figures;
const mockDraw = drawAll;

jest.mock('@generated/figures/default/figures.json', () => mockFigures, { virtual: true });
jest.mock('@generated/figures/default/charts.json', () => mockDraw(mockFigures), { virtual: true });

import { join } from 'node:path';
import { countFigures, drawCharts } from '../../../../src/features/statistics/figures';

/** The chart data that the build writes. */
export const figures = countFigures(join(__dirname, '../../../..'));
const mockFigures = figures;
const mockDraw = drawCharts;

jest.mock('@generated/site-data/default/figures.json', () => mockFigures, { virtual: true });
jest.mock('@generated/site-data/default/charts.json', () => mockDraw(mockFigures), { virtual: true });

export interface Sample {
  values: readonly number[];
  isPositive: boolean;
  weight: number;
}

const steps = 10;
/** Penalizes large weights, so that a few samples cannot determine a weight. */
const penalty = 0.1;

/** Fits a logistic regression by Newton's method. Returns one weight for each value of a sample. */
export function fit(samples: readonly Sample[]): number[] {
  const rows = samples.map(({ values, isPositive, weight }) => ({ values: [1, ...values], isPositive, weight }));
  const size = rows[0].values.length;
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight, index) => (index === 0 ? 0 : penalty * weight));
    const curve = weights.map((_, row) => weights.map((_, column) => (row === column && row > 0 ? penalty : 1e-6)));
    for (const { values, isPositive, weight } of rows) {
      const probability = 1 / (1 + Math.exp(-dot(weights, values)));
      for (let row = 0; row < size; row++) {
        slope[row] += weight * (probability - Number(isPositive)) * values[row];
        for (let column = 0; column < size; column++)
          curve[row][column] += weight * probability * (1 - probability) * values[row] * values[column];
      }
    }
    const change = solve(curve, slope);
    weights = weights.map((weight, index) => weight - change[index]);
  }
  return weights.slice(1);
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * b[index], 0);

/** Solves a system of linear equations by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  rows.forEach((pivot, at) => {
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[at] / pivot[at];
      pivot.forEach((value, column) => (row[column] -= factor * value));
    }
  });
  return rows.map((row, index) => row[row.length - 1] / row[index]);
}

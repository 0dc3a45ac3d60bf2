/** For so many milliseconds at a time a page does nothing but take steps. */
const patience = 16;

/** Takes all steps of some work, and returns what it makes. */
export function atOnce<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Takes the steps of some work, and lets the page answer its reader now and then. Resolves to what it makes. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let until = performance.now() + patience;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + patience;
  }
}

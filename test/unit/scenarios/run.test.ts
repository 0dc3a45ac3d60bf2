import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScenario } from '../../scenarios/harness/scenario';

const folder = mkdtempSync(join(tmpdir(), 'scenario-'));
const place = { version: '2.8.7', library: __dirname, folder, pages: [] };

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

it('fails a scenario that hangs, and reports its version and last event', async () => {
  const bot = `
    const [port] = JSON.parse(process.env.SCENARIO).lavalinkPorts;
    process.send({ name: 'trackStart', values: [] });
    require('node:http').get({ port, path: '/v4/info', headers: { authorization: 'youshallnotpass' } });
  `;
  const { failure } = await runScenario(
    {
      name: 'a sample hangs',
      samples: [],
      versions: ['2.8.7'],
      async run(stage) {
        writeFileSync(stage.path('bot.js'), bot);
        await stage.start({ main: 'bot.js' });
        jest.advanceTimersByTime(90_000);
        await new Promise(() => undefined);
      },
    },
    place,
  );
  expect(failure).toMatch('"a sample hangs" with 2.8.7 took longer than 90 s. Last event: trackStart.');
});

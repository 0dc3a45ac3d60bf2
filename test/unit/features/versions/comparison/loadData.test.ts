import { loadData } from '../../../../../src/features/versions/comparison/loadData';

const url = '/assets/data/libraries.0a1b2c3d.json';
jest.mock('@generated/comparison/default/libraries.json?url', () => ({ __esModule: true, default: url }), {
  virtual: true,
});

/** The `cache` option of each request. */
let requests: (RequestCache | undefined)[];

/** Answers the requests with the given responses, in their order. */
function answerWith(...responses: Response[]): void {
  requests = [];
  Object.assign(globalThis, {
    location: { href: 'https://host/versions' },
    document: { querySelector: () => ({ content: 'b1' }) },
    fetch: (_: string, options?: RequestInit) => {
      requests.push(options?.cache);
      return Promise.resolve(responses.shift());
    },
  });
}

test.each([
  ['has a damaged copy', new Response('{"lib')],
  ['the server cannot send', new Response('', { status: 503 })],
])('loadData retries a file that %s', async (_, response) => {
  answerWith(response, new Response('{}'), new Response('{"lib.d.ts":"text"}'));
  expect(await loadData('libraries')).toEqual({ 'lib.d.ts': 'text' });
  expect(requests).toEqual([undefined, 'reload', undefined]);
});

test('loadData rejects when the server no longer has the file', async () => {
  answerWith(new Response('', { status: 404 }), new Response('', { status: 404 }));
  await expect(loadData('libraries')).rejects.toThrow('The site was updated.');
});

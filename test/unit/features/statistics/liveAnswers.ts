import { now, says, well, type Fetch } from './liveHosts';

export * from './liveHosts';

export const hour = 60 * 60 * 1000;

/** What the page asks with: all is well, unless a test has it otherwise. */
export const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>();

beforeEach(() => {
  jest.useFakeTimers({ now });
  fetchMock.mockReset().mockImplementation(well);
  global.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

/** Whether every request was given up. */
export const aborted = () => fetchMock.mock.calls.every(([, options]) => options?.signal?.aborted);

/** Never answers; ends as the browser ends a request that is given up. */
export const silent: Fetch = (_, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The operation was aborted.', 'AbortError')));
  });

const endless: Fetch = async (address, options) => ({
  ...(await well(address)),
  json: () => silent(address, options),
});

const limit = { message: 'API rate limit exceeded for 192.0.2.1.', documentation_url: 'https://docs.github.com' };
const tooMany = 'Too many requests: try again later.';
const refused = 'The host answers with an error.';
const rubbish = 'The answer makes no sense.';

type Failure = [what: string, fetch: Fetch, told: string];

/** Everything that can go wrong with a source, and what the reader is told. */
export const failures: Failure[] = [
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'The host cannot be reached.'],
  ['never answers', silent, 'No answer within 5 seconds.'],
  ['starts an answer that never ends', endless, 'No answer within 5 seconds.'],
  ['limits requests with 403', says(limit, 403), tooMany],
  ['limits requests with 429', says(limit, 429), tooMany],
  ['limits requests in words', says(limit), tooMany],
  ...[301, 404, 451, 500, 503].map((status): Failure => [`answers with ${status}`, says('', status), refused]),
  ['answers with nothing', says(''), rubbish],
  ['answers in HTML', says('<!doctype html><title>Sign in</title>'), rubbish],
  ['answers in half', says('{"stargazers_count": 12'), rubbish],
  ['answers with null', says(null), rubbish],
  ['answers with a number', says(7), rubbish],
  ['answers with a text', says('"ok"'), rubbish],
  ['answers with an empty object', says({}), rubbish],
  ['answers with an error', says({ error: 'package magmastream not found' }), rubbish],
  ['answers with a list of lists', says({ downloads: [[]], time: [[]] }), rubbish],
  ['answers with a list of nothing', says([null], 200, 'x'), rubbish],
];
